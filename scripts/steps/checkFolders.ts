import { dirname } from 'node:path'
import { folderCycles } from './folderCycles.ts'
import type { FolderCycle } from './folderCycles.ts'
import { importsIn } from './importsIn.ts'
import { root } from './root.ts'

const rooms = process.argv.slice(2)
const cycles = rooms.flatMap((room) => folderCycles(importsIn(root, room)))

for (const cycle of cycles) console.error(linesAbout(cycle).join('\n'))
console.log(`${cycles.length} cycles between folders in ${rooms.join(', ')}`)
process.exitCode = cycles.length > 0 ? 1 : 0

/** A report of a cycle, with one import for each pair of folders, because more would hide the pairs. */
function linesAbout({ folders, imports }: FolderCycle): string[] {
  const examples = new Map(imports.map((each) => [`${dirname(each.from)} ${dirname(each.to)}`, each]))
  return [
    `These folders import each other: ${folders.join(', ')}`,
    ...[...examples.values()].map(({ from, to }) => `  ${from} imports ${to}`),
    '  Move what both need to a folder below them, or pass it in from the one above.',
  ]
}
