// Takes every address out of package-lock.json: neither the registry nor anybody's page has to stand in it.
// Bindings for other platforms, which `npm install` leaves out on this one, are entered by name, version and hash
// (asked of whatever registry npm is set to), or `npm ci` elsewhere finds the lock out of step.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const hash = (name, version) => JSON.parse(execFileSync("npm", ["view", "--json", `${name}@${version}`, "dist.integrity"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));

const added = {};
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
  delete entry.deprecated;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = /-(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-(\w+))?$/.exec(name);
    if (lock.packages[`node_modules/${name}`] || !platform || !/^\d/.test(version)) continue;
    const [, os, cpu, libc] = platform;
    const place = os === "wasm32" ? { cpu: ["wasm32"] } : { cpu: [cpu], os: [os] };
    const kind = os === "linux" && libc ? { libc: [libc.startsWith("musl") ? "musl" : "glibc"] } : {};
    added[`node_modules/${name}`] = { version, ...place, ...kind, dev: true, optional: true };
  }
}
Object.assign(lock.packages, added);
for (const [place, entry] of Object.entries(lock.packages)) {
  if (!place || entry.link || entry.integrity) continue;
  const { version, ...rest } = entry;
  lock.packages[place] = { version, integrity: hash(place.replace(/^.*node_modules\//, ""), version), ...rest };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
