import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

/** The entries of a history by the call that made them, the latest first; of one call, those of the record itself first, then those of its rows as they were saved. */
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
