import type { SavedView } from '#shared/contracts/SavedView.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { lookOf } from '../../../session/views/lookOf.ts'

/** Reads a view from an answer. */
export function viewOf(row: unknown): SavedView | undefined {
  const look = isJsonObject(row) ? lookOf(row['look']) : undefined
  if (!isJsonObject(row) || !look) return undefined
  const { id, entity, title, shared, owner = null, opens } = row
  return {
    id: textOf(id),
    entity: textOf(entity),
    title: textOf(title),
    look,
    shared: shared === true,
    owner: owner === null ? null : textOf(owner),
    opens: opens === true,
  }
}
