import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A state that a record came into; what is not known of it is absent. */
export interface StateStep {
  key: string
  state?: string
  /** The move that led there; absent where the record was created or changed in its form. */
  move?: string
  kind: 'created' | 'moved' | 'unknown'
  user?: string | null
  at?: string
}

/** The way of a record through its states, the first of them first. `entries` is its history, the latest first. */
export function stateSteps(property: string, record: Values, entries: readonly HistoryEntry[]): StateStep[] {
  const changes = entries.toReversed().flatMap((entry) => stepOf(property, entry))
  const [first] = changes
  const steps = first?.kind === 'created' ? changes : [unrecorded(property, record, entries), ...changes]
  const state = textOf(record[property])
  // Records of a demonstration, and those that are older than the history, came there without an entry.
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
