import type { InlineConfig } from 'vite'
import { root } from './root.ts'

/** Bundles the server for Node; packages stay outside, the embedded engine's worker is an entry of its own. */
export const serverConfig: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        engineWorker: 'src/server/database/embedded/engineWorker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
}
