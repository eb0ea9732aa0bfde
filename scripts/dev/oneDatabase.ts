import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const keptModules = /\/src\/(server\/database\/.*|shared\/errors\/AppError)\.ts$/u
const prefix = '\0kept:'
const registry = 'fenxiao.kept'
const modules = new Map<string, object>()
Reflect.set(globalThis, Symbol.for(registry), modules)

/**
 * Keeps one instance of the database's modules, and of their errors, while the rest of the server is reloaded: the database stays
 * open, and `instanceof AppError` holds on both sides.
 */
export function oneDatabase(): Plugin {
  return {
    name: 'fenxiao:one-database',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (this.environment.name !== 'ssr') return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && keptModules.test(found.id) ? `${prefix}${found.id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const file = id.slice(prefix.length)
      const module: object = await import(pathToFileURL(file).href)
      modules.set(file, module)
      // Vite would load an import here as a module of its own, so the existing module is passed through a global.
      const found = `globalThis[Symbol.for(${JSON.stringify(registry)})].get(${JSON.stringify(file)})`
      const lines = Object.keys(module).map((name) => `export const ${name} = kept[${JSON.stringify(name)}]`)
      return [`const kept = ${found}`, ...lines].join('\n')
    },
  }
}

/** Whether a change of the file requires a new process. */
export function requiresRestart(file: string): boolean {
  return keptModules.test(file)
}
