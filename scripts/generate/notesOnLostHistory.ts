import { trackedFiles } from './trackedFiles.ts'
import type { GenerateResult } from './generate.ts'

const folder = 'generated/migrations'

/** Warns if the whole folder was deleted and generated again: the history of its migrations is lost. */
export async function notesOnLostHistory(root: string, { changed }: GenerateResult): Promise<string[]> {
  const [first] = changed.filter((path) => path.startsWith(`${folder}/0001_`))
  if (first === undefined || (await trackedFiles(root, folder)).length === 0) return []
  return [
    `${first}:1:1 /  note: The folder had no migrations, so their history starts over: databases that are there cannot follow it. ` +
      `To go on from the former ones: git checkout HEAD -- ${folder} && npm run generate`,
  ]
}
