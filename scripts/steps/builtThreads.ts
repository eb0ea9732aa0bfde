import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { serverThreads } from '#server/start/serverThreads.ts'
import { root } from './root.ts'

const folder = join(root, '.cache', 'threads', String(process.pid))
const besideThem = pathToFileURL(join(folder, 'tests.js')).href

/** Runs the threads that tests start from bundles, as in a build: loading TypeScript would cost each a third of a second. */
export function builtThreads(): Plugin {
  return {
    name: 'built-threads',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/server\/.+\.ts$/, code: 'createThread({' },
      handler: async (code) => {
        await bundled()
        return code.replace('import.meta.url', JSON.stringify(besideThem))
      },
    },
  }
}

let bundling: Promise<unknown> | undefined

/** Bundles once for all projects of a run, when the first test needs it. */
function bundled(): Promise<unknown> {
  bundling ??= bundle()
  return bundling
}

async function bundle(): Promise<void> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: serverThreads, output: { entryFileNames: '[name].js' } },
    },
  })
}
