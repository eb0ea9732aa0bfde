import { requireHistoryError, HistoryError } from '../generate/HistoryError.ts'
import { readDraft } from '../generate/readHistory.ts'
import { trackedFiles } from '../generate/trackedFiles.ts'

/** Whether the newest migration was written here and is not under version control, so it can still be rewritten. */
export async function isDraft(root: string): Promise<boolean> {
  const draft = await readDraft(root).catch(requireHistoryError)
  // The generator reports the problem.
  if (!draft || draft instanceof HistoryError) return false
  return (await trackedFiles(root, draft.migration)).length === 0
}
