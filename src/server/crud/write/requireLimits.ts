import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ColumnReference, LookupFilter, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { tableSql } from '../entity/tableSql.ts'
import { isSame } from './locks.ts'
import { limitedIn } from './references/limitedIn.ts'
import type { Limited } from './references/limitedIn.ts'
import { limitSql } from './references/limitSql.ts'
import type { ValueOf } from './references/limitSql.ts'
import { readReferred } from './references/referredTo.ts'
import { itemPath, targetsOf } from './references/writeLinks.ts'

interface Referring {
  draft: Draft
  /** Absent where it is new. */
  before?: JsonObject
  context: Context
}

/** Refuses a draft whose references lead to records that cannot be chosen there. What was chosen before stays until something changes here that it is limited by. */
export async function requireLimits(
  tx: Transaction,
  table: Table,
  { draft, before, context }: Referring,
): Promise<void> {
  if (context.isServer) return
  const after = { ...before, ...draft }
  const due = limitedIn(table).flatMap((limited) => {
    const targets = targetsIn(limited, after)
    const former = before && isLeft(table, limited, { before, draft }) ? idsIn(limited, before) : new Set()
    const added = targets.filter(({ id }) => !former.has(id))
    return added.length > 0 ? [{ ...limited, targets: added }] : []
  })
  if (due.length === 0) return
  const followed = followedIn(due.map(({ limit }) => limit))
  const find = await readReferred(tx, table, [after], { catalog: context.catalog, followed })
  const valueOf: ValueOf = ({ property, through }) =>
    through === undefined ? after[property] : find(through, after)?.[property]
  const broken = due.map((limited) => brokenBy(tx, { ...limited, valueOf, context }))
  refuse((await Promise.all(broken)).flat())
}

interface Target {
  id: string
  path: string
}

function targetsIn({ name, link }: Limited, record: JsonObject): Target[] {
  const { [name]: value = null } = record
  if (link) return targetsOf(link, value).map((id, index) => ({ id, path: itemPath(link, index) }))
  return typeof value === 'string' ? [{ id: value.toLowerCase(), path: `/${name}` }] : []
}

function idsIn(limited: Limited, record: JsonObject): ReadonlySet<string> {
  return new Set(targetsIn(limited, record).map(({ id }) => id))
}

/** Whether a change leaves all that a reference is limited by. */
function isLeft(table: Table, { limit }: Limited, change: { before: JsonObject; draft: Draft }): boolean {
  const sources = Object.values(limit.where).flatMap((condition) =>
    'values' in condition ? [] : [condition.through ?? condition.property],
  )
  return sources.every((name) => !Object.hasOwn(change.draft, name) || isSame(table, name, change))
}

/** What is read of the records that other references lead to. */
function followedIn(limits: readonly ReferenceLimit[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const condition of limits.flatMap(({ where }) => Object.values(where))) {
    if ('values' in condition || condition.through === undefined) continue
    found.set(condition.through, new Set(found.get(condition.through)).add(condition.property))
  }
  return found
}

interface Due {
  reference: ColumnReference
  limit: ReferenceLimit
  targets: readonly Target[]
  valueOf: ValueOf
  context: Context
}

/** Those that exist and cannot be chosen; what does not exist is told by others. */
async function brokenBy(
  tx: Transaction,
  { reference, limit, targets, valueOf, context }: Due,
): Promise<FieldFact[]> {
  const target = context.catalog.tableOf(reference.entity)
  const ids = [...new Set(targets.map(({ id }) => id))]
  const rows = await tx.rows<{ id: string }>(sql`
    SELECT t."id" FROM ${identifier(reference.table)} t
    WHERE t."id" = ANY(${ids}::uuid[]) AND ${tableSql(target).alive}
      AND (${limitSql(target, limit, valueOf)}) IS NOT TRUE`)
  const refused = new Set(rows.map(({ id }) => id))
  const message = limit.message ? { message: limit.message } : {}
  return targets
    .filter(({ id }) => refused.has(id))
    .map(({ path }) => ({ path, code: 'referenceLimit', ...message }))
}

function refuse(fields: readonly FieldFact[]): void {
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

/** Refuses a change of a record that its rows' references are limited by, where these lead to what cannot be chosen any more. */
export async function requireLimitsOfRows(
  tx: Transaction,
  table: Table,
  { draft, before, context }: Referring & { before: JsonObject },
): Promise<void> {
  if (context.isServer) return
  const after = { ...before, ...draft }
  const isChanged = (name: string) => Object.hasOwn(draft, name) && !isSame(table, name, { before, draft })
  const broken = (table.children ?? []).flatMap(({ property, entity, of }) =>
    limitedIn(context.catalog.tableOf(entity)).flatMap((limited) => {
      const where = changedThrough(limited.limit.where, of, isChanged)
      const targets = inRows(limited, { property, rows: after[property] ?? null })
      if (Object.keys(where).length === 0 || targets.length === 0) return []
      const limit = { ...limited.limit, where }
      return [
        brokenBy(tx, { ...limited, limit, targets, valueOf: (place) => after[place.property], context }),
      ]
    }),
  )
  refuse((await Promise.all(broken)).flat())
}

/** The conditions that are about changed properties of the owner. */
function changedThrough(
  where: LookupFilter,
  owner: string,
  isChanged: (name: string) => boolean,
): LookupFilter {
  return Object.fromEntries(
    Object.entries(where).filter(
      ([, condition]) =>
        'property' in condition && condition.through === owner && isChanged(condition.property),
    ),
  )
}

function inRows(limited: Limited, { property, rows }: { property: string; rows: Json }): Target[] {
  if (!Array.isArray(rows)) return []
  const given: readonly Json[] = rows
  return given.flatMap((row, index) =>
    isJsonObject(row)
      ? targetsIn(limited, row).map(({ id, path }) => ({ id, path: `/${property}/${index}${path}` }))
      : [],
  )
}
