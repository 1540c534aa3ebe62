import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulebook } from "./rulebook.ts";

/** The server behind `npm run dev`. */
const server = process.env.HEXAPODA_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [rulebook(), svelte()],
  resolve: {
    alias: {
      $lib: new URL("./src/lib", import.meta.url).pathname,
      $ui: new URL("./src/ui", import.meta.url).pathname,
      $games: new URL("./src/games", import.meta.url).pathname,
      $locale: new URL("../hexapoda/locale", import.meta.url).pathname,
      $rules: new URL("../docs/rules", import.meta.url).pathname,
    },
    // Tests use Svelte's browser build.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../hexapoda/web_static",
    emptyOutDir: true,
    // The server's content security policy forbids inline scripts and styles; data: URLs are avoided too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    // The Host header is kept: the server compares it with the page's origin.
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
