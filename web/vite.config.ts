import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["WESTMARCH_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/westmarch/server/static"),
    emptyOutDir: true,
    // The server's Content-Security-Policy takes fonts and scripts from itself alone: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
});
