import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A state that a record entered; unknown facts about it are absent. */
export interface StateStep {
  key: string
  state?: string
  /** The move that led to the state; absent if the record was created or changed in its form. */
  move?: string
  kind: 'created' | 'moved' | 'unknown'
  user?: string | null
  at?: string
}

/** The record's states in the order in which it went through them. `entries` is its history, the latest first. */
export function stateSteps(property: string, record: Values, entries: readonly HistoryEntry[]): StateStep[] {
  const changes = entries.toReversed().flatMap((entry) => stepOf(property, entry))
  const [first] = changes
  const steps = first?.kind === 'created' ? changes : [unrecorded(property, record, entries), ...changes]
  const state = textOf(record[property])
  // Demonstration records, and records older than the history, have entered their state without an entry.
  return steps.at(-1)?.state === state ? steps : [...steps, { key: 'now', state, kind: 'unknown' }]
}

function stepOf(property: string, entry: HistoryEntry): StateStep[] {
  const { id: key, before, after, detail, user_name: user, created_at: at } = entry
  const state = textOf(after?.[property])
  if (state === '' || state === textOf(before?.[property])) return []
  const move = textOf(detail?.['move'])
  const kind = before === null ? 'created' : 'moved'
  return [{ key, state, kind, user, at, ...(move !== '' && { move }) }]
}

/** The creation of a record whose history begins later. */
function unrecorded(property: string, record: Values, entries: readonly HistoryEntry[]): StateStep {
  const oldest = entries.findLast(({ before }) => textOf(before?.[property]) !== '')
  const state = textOf(oldest?.before?.[property])
  const at = textOf(record['createdAt'])
  return { key: 'created', kind: 'created', ...(state !== '' && { state }), ...(at !== '' && { at }) }
}
