import type { Queries } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { memoize } from '#shared/memoize.ts'
import type { Draft } from '../entity/Row.ts'
import { targetsOf } from '../write/references/writeLinks.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'
import { idsReached } from './requireReach.ts'

interface ReferenceChange {
  draft: Draft
  /** Absent for a new record. */
  before?: JsonObject
}

/** Refuses new references to records that the caller may not see or that are missing: computed values would reveal them. */
export async function requireReferredReach(
  queries: Queries,
  table: Table,
  { draft, before = {} }: ReferenceChange,
  reachContext: ReachContext,
): Promise<void> {
  for (const { name, entity, idsIn } of referencesOf(table)) {
    const known = new Set(idsIn(before[name] ?? null))
    const ids = idsIn(draft[name] ?? null).filter((id) => !known.has(id) && id !== reachContext.user?.id)
    if (ids.length === 0) continue
    const target = reachContext.catalog.tableOf(entity)
    const owned = await ownedFilterFor(target, reachContext)
    const reached = owned && (await idsReached(queries, target, { ids, owned }))
    if (!reached || ids.every((id) => reached.has(id))) continue
    throw new AppError('INPUT_INVALID', { fields: [{ path: `/${name}`, code: 'referenceLimit' }] })
  }
}

/** Whether records of the table may refer to records that the caller may not see. */
export async function refersBeyondReach(table: Table, reachContext: ReachContext): Promise<boolean> {
  for (const { entity } of referencesOf(table))
    if (await ownedFilterFor(reachContext.catalog.tableOf(entity), reachContext)) return true
  return false
}

interface ReferenceIn {
  name: string
  entity: string
  idsIn: (value: Json) => string[]
}

/** The references of a table, single, in lists and in rows, each with a function that reads the ids of a value. */
export const referencesOf = memoize(({ columns, links, rowLinks = [] }: Table): readonly ReferenceIn[] => {
  const single = (value: Json) => (typeof value === 'string' ? [value.toLowerCase()] : [])
  return [
    ...columns.flatMap(({ name, reference }) =>
      reference ? [{ name, entity: reference.entity, idsIn: single }] : [],
    ),
    ...[...links, ...rowLinks].map((link) => ({
      name: link.property,
      entity: link.reference.entity,
      idsIn: (value: Json) => targetsOf(link, value),
    })),
  ]
})
