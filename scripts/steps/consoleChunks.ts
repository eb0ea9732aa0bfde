import { join } from 'node:path'
import type { Plugin } from 'vite'
import { componentsOf } from './componentsOf.ts'
import { root } from './root.ts'

/** The roots of each chunk: it contains them and their static imports; a chunk takes the code that it shares with later ones. */
const chunks = {
  start: [
    'src/console/app/main.ts',
    // Words of the console, and of log-in pages that are loaded later; here they cost no request of their own.
    'src/console/kit/messages/en/passwordFaults.ts',
    'src/console/kit/messages/zh/passwordFaults.ts',
  ],
  console: [
    'src/console/app/showConsole.tsx',
    'src/console/screens/list/EntityList.tsx',
    // The messages of both languages are built with it.
    'node_modules/ra-core/dist/i18n/TranslationUtils.js',
  ],
  // Overlays above a page or below its rows: neither the first list nor opening one should wait for them. The column menu's drag
  // library and the phone menu's drawer are separate files, because no list needs them.
  overlays: [
    'src/console/kit/widgets/ConfirmDialog.tsx',
    'src/console/kit/widgets/TipBubble.tsx',
    'src/console/shell/frame/Message.tsx',
    'src/console/shell/header/LanguageList.tsx',
    'src/console/shell/header/notices/NoticePopover.tsx',
    'src/console/shell/header/user/UserMenuList.tsx',
    'src/console/shell/menu/EntriesMenu.tsx',
    'src/console/shell/tabs/TabList.tsx',
    'src/console/shell/tabs/TabMenu.tsx',
    'src/console/screens/actions/RecordMenu.tsx',
    'src/console/screens/list/export/ExportMenu.tsx',
    'src/console/screens/list/pager/ListPager.tsx',
  ],
  // The values of a form, with which the history of its record compares.
  formValues: ['src/console/fields/form/WithForm.tsx', 'src/console/fields/form/undo/valuesBefore.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Puts the log-in page's code into one chunk, the first list's further code into another, and the overlays and the code shared by
 * forms and histories into two more. By default the bundler makes a chunk for each set of pages that share code: 160 files for
 * the first list, which are a fifth larger because they are compressed one by one.
 */
export function consoleChunks(): Plugin {
  return {
    name: 'fenxiao:console-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: true, groups: groups() } },
        },
      },
    }),
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const graph = new Map(files.map(({ fileName, imports }) => [fileName, new Set(imports)]))
      for (const cycle of componentsOf(graph)) if (cycle.length > 1) this.error(refusalOf(cycle))
    },
  }
}

function groups() {
  const named = Object.entries(chunks).map(([name, files], index, all) => {
    const ids = files.map((file) => join(root, file))
    return { name, test: (id: string) => ids.includes(id), priority: all.length - index }
  })
  return [...named, sharedIcons]
}

/** Icons of several pages; otherwise each would be a file of its own with a fifth of a kilobyte. */
const sharedIcons = { name: 'icons', test: /@mui.icons-material/u, minShareCount: 2, priority: 0 }

/** The error for chunks that import each other: one would run before its imports, and the console would stay empty. */
function refusalOf(cycle: readonly string[]): string {
  return `The chunks ${cycle.join(' and ')} import each other, so the console would not start: see scripts/steps/consoleChunks.ts`
}
