import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const source = join(root, 'src', 'serviceWorker', 'worker.ts')

/** Adds the service worker to a build of the console, with the names of the files that it may cache. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'fenxiao:service-worker',
    apply: 'build',
    generateBundle: {
      // Otherwise Vite would remove an entry that only imports other files.
      order: 'post',
      async handler(_options, bundle) {
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
          .sort()
        const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: code.replace('BUILD_OF_CONSOLE', () => JSON.stringify({ version, assets })),
        })
      },
    },
  }
}
