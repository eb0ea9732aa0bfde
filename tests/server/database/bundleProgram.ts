import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles a program of the folder `programs` like the server, with the engine's thread beside it; returns its path. */
export async function bundleProgram(name: string): Promise<string> {
  const outDir = fileOf(`../../../.cache/programs/${name}`)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          [name]: fileOf(`./programs/${name}.ts`),
          engineWorker: fileOf('../../../src/server/database/embedded/engineWorker.ts'),
        },
      },
    },
  })
  return `${outDir}/${name}.js`
}
