import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/i18n.svelte";
import { arrive } from "./lib/router.svelte";
import { keep } from "./lib/settings.svelte";
import { listenForTouch } from "./lib/sound";
import { listenForPointer } from "./ui/resting";

keep();
listenForTouch();
listenForPointer();
arrive();
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
