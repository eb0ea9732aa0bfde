import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { tableSql } from '../entity/tableSql.ts'
import { chosenBefore } from '../write/requireLimits.ts'
import { comparedValues } from '../write/references/comparedValues.ts'
import { limitedIn } from '../write/references/limitedIn.ts'
import type { Limited } from '../write/references/limitedIn.ts'
import { limitSql } from '../write/references/limitSql.ts'
import type { PlaceSql } from '../write/references/limitSql.ts'
import { withFills } from '../write/withFills.ts'
import { CellFault } from './CellFault.ts'
import { draftOfRow, newValuesOf } from './importRow.ts'
import type { Importer } from './importRow.ts'
import { keepUnseenReferences } from './keepUnseenReferences.ts'
import { acceptUnchangedTexts } from './acceptUnchangedTexts.ts'
import { namingColumnsOf } from './namingColumnsOf.ts'
import type { ImportRow, UnsureCell } from './readRows.ts'
import { isNamedSql, isSeenSql } from './referenceIds.ts'

interface Settling {
  importer: Importer
  existing: JsonObject | undefined
}

/** The row in which every ambiguous name is resolved among the records that can be chosen there. */
export async function withResolvedNames(
  tx: Transaction,
  read: ImportRow,
  settling: Settling,
): Promise<ImportRow> {
  const { route, context, zone } = settling.importer
  const { table } = route
  const { existing } = settling
  const about = { table, existing, reachContext: context, zone }
  const given = await keepUnseenReferences(tx, acceptUnchangedTexts(read, existing), about)
  const all = limitedIn(table)
  const open = given.unsure.flatMap((cell) => {
    const limited = all.find(({ name, rowLink }) => name === cell.property && !rowLink)
    return limited && cell.names.length > 0 ? [{ cell, limited }] : []
  })
  let row = given
  // One cell at a time, because the choice in one may be limited by the value of another.
  for (const each of inOrder(open)) row = await withCell(tx, row, each, settling)
  return row
}

interface Open {
  cell: UnsureCell
  limited: Limited
}

/** Sorts the cells that limit others first; of two that limit each other, either may be first. */
function inOrder(open: readonly Open[]): readonly Open[] {
  const [first] = open
  if (!first) return []
  const waits = ({ limited }: Open) =>
    comparedPlacesOf(limited.limit).some(({ through, property }) =>
      open.some(({ cell }) => cell.property === (through ?? property)),
    )
  const next = open.find((each) => !waits(each)) ?? first
  return [next, ...inOrder(open.filter((each) => each !== next))]
}

async function withCell(
  tx: Transaction,
  row: ImportRow,
  { cell, limited }: Open,
  settling: Settling,
): Promise<ImportRow> {
  const { property } = cell
  const path = `/${property}`
  const fault = (fact: Omit<FieldFact, 'path'>): ImportRow => ({
    ...row,
    faults: row.faults.map((each) => (each.path === path ? { path, ...fact } : each)),
  })
  const settled = new Map<string, string>()
  for (const name of cell.names) {
    const ids = await idsWithin(tx, { name, limited, row }, settling)
    const [id] = ids
    if (id !== undefined && ids.length === 1) settled.set(name, id)
    const { message } = limited.limit
    if (id === undefined) return fault({ code: 'referenceLimit', ...(message && { message }) })
  }
  try {
    const faults = row.faults.filter((each) => each.path !== path)
    return { ...row, values: { ...row.values, [property]: cell.read(settled) }, faults }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    return fault({ code: error.code, params: error.params })
  }
}

interface NameQuery {
  name: string
  limited: Limited
  row: ImportRow
}

/** The ids of a name's records that can be chosen; the previous choice takes precedence. */
async function idsWithin(
  tx: Transaction,
  { name, limited, row }: NameQuery,
  { importer, existing }: Settling,
): Promise<string[]> {
  const { context, zone } = importer
  const { table } = importer.route
  const { catalog } = context
  const { reference, limit } = limited
  const draft = draftOfRow(row, { importer, existing })
  const record = existing ? { ...existing, ...draft } : newRecord(row, importer)
  const asked = { limits: [limit], inRows: false, catalog }
  const heldAt = await comparedValues(tx, table.columns, [record], asked)
  const placeSql: PlaceSql = (place, type) => sql`${heldAt(place, record) ?? null}::${type}`
  const target = catalog.tableOf(reference.entity)
  const former = chosenBefore(table, limited, { ...(existing && { before: existing }), draft })
  const isFormer = sql`t."id" = ANY(${former.map(({ id }) => id)}::uuid[])`
  const namings = await namingColumnsOf(target, context, zone)
  const isNamed = namings.map((naming) => isNamedSql(naming, name))
  const found = await tx.rows<{ id: string; is_former: boolean }>(sql`
    SELECT t."id", ${isFormer} AS is_former FROM ${identifier(reference.table)} t
    WHERE (${join(isNamed, ' OR ')}) AND ${tableSql(target).alive}
      AND (${isFormer} OR (${limitSql(target, limit, placeSql)} AND ${await isSeenSql(target, context)}))
    ORDER BY is_former DESC LIMIT 2`)
  const kept = found.filter(({ is_former: isKept }) => isKept)
  return (kept.length > 0 ? kept : found).map(({ id }) => id)
}

/** A new record with its defaults and filled values. */
function newRecord({ values }: ImportRow, importer: Importer): JsonObject {
  const { route, context } = importer
  return withFills(route.table, { values: newValuesOf(values, importer) }, context)
}
