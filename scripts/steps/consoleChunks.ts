import { join } from 'node:path'
import type { Plugin } from 'vite'
import { componentsOf } from './componentsOf.ts'
import { root } from './root.ts'

/** What a chunk is made of: everything that these files import at once, and not later. */
const groups = [
  { name: 'start', files: ['src/console/app/main.ts'] },
  {
    name: 'console',
    files: ['src/console/app/showConsole.tsx', 'src/console/screens/list/EntityList.tsx'],
  },
] as const

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Keeps the log-in page's code in one chunk, and what the first list needs beyond it in another. By itself the bundler makes a
 * chunk for each set of pages that share something: 160 files for the first list, which compressed one by one are a fifth larger.
 */
export function consoleChunks(): Plugin {
  let known: ReadonlyMap<string, string> | undefined
  const isOf = (chunk: string, id: string, modules: Modules): boolean => {
    known ??= chunkByModule(modules)
    return known.get(id) === chunk
  }
  // The first takes what it shares with the second.
  const chunks = groups.map(({ name }, index) => ({
    name: (id: string, modules: Modules) => (isOf(name, id, modules) ? name : null),
    debugName: name,
    priority: groups.length - index,
  }))
  return {
    name: 'fenxiao:console-chunks',
    apply: 'build',
    buildStart() {
      known = undefined
    },
    config: () => ({
      build: {
        rolldownOptions: {
          // What a page of one's own needs beyond these comes along with them, or two chunks would wait for each other.
          output: { codeSplitting: { includeDependenciesRecursively: true, groups: chunks } },
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const graph = new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)]))
      for (const cycle of componentsOf(graph)) if (cycle.length > 1) this.error(refusalOf(cycle))
    },
  }
}

function chunkByModule(modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>()
  for (const { name, files } of groups) {
    const waiting = files.map((file) => join(root, file))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunks.has(id)) continue
      chunks.set(id, name)
      waiting.push(...importedBy(id, modules))
    }
  }
  return chunks
}

// Only parts of react-admin that we do not use need these at once; to us they belong to later pages.
const laterParts =
  /node_modules\/(?:dompurify|ra-language-english|@mui\/material\/(?:esm\/)?(?:Autocomplete|useAutocomplete|CardActions|Chip|FormControlLabel|FormGroup|(?:use)?Pagination|PaginationItem|Radio\w*|Slider|Step\w*|Switch|Tab|Tabs|TabScrollButton|ToggleButton\w*))\//u

/** What a module needs at once, as far as it is of any use: react-admin names all of Material UI, and most of that is left out of the build. */
function importedBy(id: string, modules: Modules): readonly string[] {
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return namesEverything(id) ? imported.filter((each) => !laterParts.test(each)) : imported
}

function namesEverything(id: string): boolean {
  return /node_modules\/(?:react-admin|ra-[\w-]+|@mui\/material\/(?:esm\/)?index\.)/u.test(id)
}

/** Such chunks run before what they import, and the console stays empty. */
function refusalOf(cycle: readonly string[]): string {
  return `The chunks ${cycle.join(' and ')} import each other, so the console would not start: see scripts/steps/consoleChunks.ts`
}
