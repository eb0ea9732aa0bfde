import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { folderCycles } from '#scripts/steps/folderCycles.ts'
import { importsIn } from '#scripts/steps/importsIn.ts'

const roots: string[] = []
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })))

/** The cycles of folders in a room with these files. */
function cyclesIn(files: Readonly<Record<string, string>>, room = 'src/console') {
  const root = mkdtempSync(join(tmpdir(), 'fenxiao-folders-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, room, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folderCycles(importsIn(root, room)).map(({ folders }) =>
    folders.map((folder) => folder.replace(`${room}/`, '')),
  )
}

describe('cycles between folders', () => {
  it('are found even if no two files import each other', () => {
    const files = {
      'list/Rows.tsx': "import { Cell } from '../record/Cell.tsx'\nexport const Rows = <Cell />",
      'list/columns.ts': 'export const columns = []',
      'record/Cell.tsx': "export const Cell = () => import('../words/wordsOf.ts')",
      'words/wordsOf.ts':
        "import type { Column } from '#console/list/columns.ts'\nexport type Words = Column",
      'words/texts.ts': 'export const texts = {}',
    }
    expect(cyclesIn(files)).toEqual([['list', 'record', 'words']])
  })

  it('are found between a folder and its subfolder, also through a re-export', () => {
    const files = {
      'form/Form.ts': "export { input } from './inputs/input.ts'",
      'form/Context.ts': 'export const context = {}',
      'form/inputs/input.ts': "import { context } from '../Context.ts'\nexport const input = context",
    }
    expect(cyclesIn(files)).toEqual([['form', 'form/inputs']])
  })

  it.each(['scripts', 'tests'])('are found in %s, through relative paths and through “#” imports', (room) => {
    const files = {
      'steps/root.ts': `import { prove } from '#${room}/prove/prove.ts'\nexport const root = prove`,
      'prove/prove.ts': "export const prove = () => import('./layers/layer.ts')",
      'prove/layers/layer.ts':
        "import type { root } from '../../steps/root.ts'\nexport type Layer = typeof root",
    }
    expect(cyclesIn(files, room)).toEqual([['prove', 'prove/layers', 'steps']])
  })

  it('are not reported for imports in one direction, of packages, or within a folder', () => {
    const files = {
      'app/App.ts': "import { Rows } from '../list/Rows.ts'\nexport const App = Rows",
      'list/Rows.ts': "import { a } from './a.ts'\nimport react from 'react'\nexport const Rows = [a, react]",
      'list/a.ts': "import type { Rows } from './Rows.ts'\nexport const a = 1\nexport type A = typeof Rows",
    }
    expect(cyclesIn(files)).toEqual([])
  })
})
