import { asProblem, HistoryError } from '../generate/HistoryError.ts'
import { readDraft } from '../generate/readHistory.ts'
import { trackedFiles } from '../generate/trackedFiles.ts'

/** Whether the newest migration was written here and is not under version control yet, so that it can still be rewritten. */
export async function isDraft(root: string): Promise<boolean> {
  const draft = await readDraft(root).catch(asProblem)
  // The generator says what is wrong with it.
  if (!draft || draft instanceof HistoryError) return false
  return (await trackedFiles(root, draft.migration)).length === 0
}
