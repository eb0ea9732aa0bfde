import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

/**
 * Groups a history's entries by the call that made them, the latest call first. Within a call the record's own entries come
 * first, then those of its rows in the order in which they were saved.
 */
export function callsOf(entries: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] {
  const calls: HistoryEntry[][] = []
  for (const entry of entries) {
    const last = calls.at(-1)
    const call = last?.[0]?.trace_id ?? null
    if (last && call !== null && call === entry.trace_id) last.push(entry)
    else calls.push([entry])
  }
  return calls.map((call) => [
    ...call.filter(({ row }) => !row),
    ...call.filter(({ row }) => row).toReversed(),
  ])
}
