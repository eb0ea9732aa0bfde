import type { InlineConfig } from 'vite'
import { serverThreads } from '#server/start/serverThreads.ts'
import { root } from './root.ts'

/** Packages that read files beside them, which a bundle would leave behind. */
const unbundled = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  'fs-native-extensions',
  'svg-captcha',
]

/** Bundles the server for Node with its packages, so that it starts a quarter sooner; each thread is an entry of its own. */
export const serverConfig: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', ...serverThreads },
      output: {
        entryFileNames: '[name].js',
        // Beside the threads, which are located relative to the code that starts them.
        chunkFileNames: '[name]-[hash].js',
        // Node reads the source maps at each start, and the sources are beside the build anyway.
        sourcemapExcludeSources: true,
      },
    },
  },
}
