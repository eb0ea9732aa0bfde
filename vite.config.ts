import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { ProxyOptions, UserConfig } from 'vite'
import { consoleChunks } from './scripts/steps/consoleChunks.ts'
import { consoleHint } from './scripts/steps/consoleHint.ts'
import { noTopLevelAwait } from './scripts/steps/noTopLevelAwait.ts'
import { serviceWorkerPlugin } from './scripts/steps/serviceWorkerPlugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const apiPort = Number(process.env['PORT'] ?? 8080)

/** Hands calls of the API on to where it listens. */
export function proxyTo(port: number): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${port}`
  return Object.fromEntries(['/api', '/region'].map((path) => [path, { target }]))
}

/** How the console is built and, with `vite`, served while it is worked on. */
export const consoleConfig = {
  root,
  // Addresses relative to index.html let the console live below any path of a server.
  base: './',
  plugins: [react(), consoleChunks(), consoleHint(), noTopLevelAwait(), serviceWorkerPlugin()],
  resolve: {
    alias: [
      // rjsf asks for a Markdown parser by this address, for descriptions that may contain Markdown; ours never do, and it
      // weighs 27 kB. Fields that hold Markdown load it by its plain name.
      {
        find: /^markdown-to-jsx\/react$/,
        replacement: `${root}src/console/kit/config/plainMarkdown.ts`,
      },
      // The polyfill and what it brings weigh 3 kB; node-polyglot asks for it whatever the browser.
      {
        find: /^object\.entries$/,
        replacement: `${root}src/console/kit/config/objectEntries.cjs`,
      },
      // react-admin makes a label of each name with it, although the console has words for all: 2 kB.
      {
        find: /^inflection$/,
        replacement: `${root}src/console/kit/config/plainInflection.ts`,
      },
      // react-admin asks lodash; the same functions written for the browsers of today weigh 3 kB less.
      { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
      // react-admin's own export of lists, which ours does not use.
      {
        find: /^jsonexport(\/.*)?$/,
        replacement: `${root}src/console/kit/config/noExport.ts`,
      },
    ],
  },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser that can read what is built preloads modules by itself.
    modulePreload: { polyfill: false },
    // The forms and charts are chunks of their own; react-admin with Material UI is one by nature.
    chunkSizeWarningLimit: 1500,
    // Of each hash 42 bits, the least that the bundler takes: the first page loads the names of all chunks, and what is random in them cannot be compressed.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['VITE_PORT'] ?? 5173),
    proxy: proxyTo(apiPort),
  },
} satisfies UserConfig

export default defineConfig(consoleConfig)
