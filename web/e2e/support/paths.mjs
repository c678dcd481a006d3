import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const web = join(root, "web");
/** The pages under test, and what failing tests leave behind. */
export const output = join(root, "build", "e2e");
