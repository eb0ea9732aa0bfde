import { join } from 'node:path'
import type { Plugin } from 'vite'
import { componentsOf } from './componentsOf.ts'
import { root } from './root.ts'

/** What a chunk is made of: these files and what they use of everything that they import at once; the first takes what it shares with those below. */
const chunks = {
  start: [
    'src/console/app/main.ts',
    // Of the console's words, and of the log-in pages' that are loaded later: no request of their own.
    'src/console/kit/messages/en/passwordFaults.ts',
    'src/console/kit/messages/zh/passwordFaults.ts',
  ],
  console: [
    'src/console/app/showConsole.tsx',
    'src/console/screens/list/EntityList.tsx',
    // The words of either language are made with it.
    'node_modules/ra-core/dist/i18n/TranslationUtils.js',
  ],
  // What opens above a page, or below its rows: nobody waits for it with the first list, nor when it is opened. The menu of columns
  // brings what drags, and that of a phone what slides in: no list needs that, so they are files of their own.
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
  // What a form holds, which the history of its record compares with.
  formValues: ['src/console/fields/form/WithForm.tsx', 'src/console/fields/form/undo/valuesBefore.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Keeps the log-in page's code in one chunk, what the first list needs beyond it in another, and in two more what opens above that and
 * what forms and histories share.
 * By itself the bundler makes a chunk for each set of pages that share something: 160 files for the first list, which compressed
 * one by one are a fifth larger.
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

/** Icons of several pages: each would be a file of its own, of a fifth of a kilobyte. */
const sharedIcons = { name: 'icons', test: /@mui.icons-material/u, minShareCount: 2, priority: 0 }

/** Such chunks run before what they import, and the console stays empty. */
function refusalOf(cycle: readonly string[]): string {
  return `The chunks ${cycle.join(' and ')} import each other, so the console would not start: see scripts/steps/consoleChunks.ts`
}
