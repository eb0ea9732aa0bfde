import { isEntityName, tables } from '#generated/tables/tables.ts'
import { limitedIn } from '#server/crud/write/references/limitedIn.ts'
import type { Limited } from '#server/crud/write/references/limitedIn.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** Finds the id of a record with given values, shared by several references or not, or reads a record by its path. */
export interface Records {
  find(entity: string, values: JsonObject, how: { isShared: boolean; place: string }): Promise<string>
  read(path: string): Promise<JsonObject>
}

/** The input with limited references set to allowed records, also in its rows; given values stay. */
export async function withinLimits(
  table: Table,
  { input, given }: { input: JsonObject; given: JsonObject },
  records: Records,
): Promise<JsonObject> {
  const filled: Record<string, Json> = await limited({ table, record: input, given }, records)
  for (const { property, entity, of } of table.children ?? []) {
    const rows = filled[property]
    if (!Array.isArray(rows) || !isEntityName(entity)) continue
    const found: JsonObject[] = []
    for (const record of rows.filter(isJsonObject))
      found.push(
        await limited({ table: tables[entity], record, owner: { name: of, record: filled } }, records),
      )
    filled[property] = found
  }
  return filled
}

/** Whether a reference may occur twice: it is in no unique key, and in no rule against overlaps. */
export function mayRepeat({ unique, noOverlap = [] }: Table, name: string): boolean {
  return (
    !unique.some(({ columns }) => columns.includes(name)) &&
    !noOverlap.some(({ within }) => within.includes(name))
  )
}

/** If a computed rule compares records, each reference leads to a record of its own: two may have to differ. */
export function sharingKeyOf({ columns }: Table, name: string): string {
  return columns.some(({ computed }) => computed?.only !== undefined) ? name : ''
}

/** The values of a record that its references are compared with. */
export function comparedOf(table: Table, record: JsonObject): JsonObject {
  const conditions = limitedIn(table).flatMap(({ limit }) => Object.values(limit.where))
  const names = conditions.flatMap((condition) =>
    'values' in condition ? [] : [condition.through ?? condition.property],
  )
  return Object.fromEntries(
    names.flatMap((name): [string, Json][] => {
      const { [name]: value = null } = record
      return value === null ? [] : [[name, value]]
    }),
  )
}

interface Holder {
  table: Table
  record: JsonObject
  given?: JsonObject
  /** For a row: its reference to the record that owns it, and that record. */
  owner?: { name: string; record: JsonObject }
  /** For a row that is not a record: the list, and the row. */
  inRow?: { list: string; row: JsonObject }
}

async function limited(holder: Holder, records: Records): Promise<Record<string, Json>> {
  const { table, record, given = {} } = holder
  const filled: Record<string, Json> = { ...record }
  for (const each of limitedIn(table)) {
    const { name } = each
    const held = filled[name] ?? null
    if (held === null || name in given) continue
    filled[name] = await withinLimit(each, held, { ...holder, record: filled }, records)
  }
  return filled
}

async function withinLimit(
  { name, link, rowLink, reference, limit }: Limited,
  held: Json,
  holder: Holder,
  records: Records,
): Promise<Json> {
  const find = async (from: Holder) => {
    const asked = await requiredValues(limit, from, records)
    const how = { isShared: mayRepeat(holder.table, name), place: sharingKeyOf(holder.table, name) }
    return records.find(reference.entity, asked, how)
  }
  if (!rowLink) {
    const id = await find(holder)
    return link ? [link.key === undefined ? id : { [link.key]: id }] : id
  }
  const { key } = rowLink
  const rows: Json[] = []
  for (const row of Array.isArray(held) ? held.filter(isJsonObject) : [])
    rows.push(key in row ? { ...row, [key]: await find({ ...holder, inRow: { list: name, row } }) } : row)
  return rows
}

/** The values that the record of a reference must have. */
async function requiredValues(
  { where }: ReferenceLimit,
  holder: Holder,
  records: Records,
): Promise<JsonObject> {
  const asked: Record<string, Json> = {}
  for (const [name, condition] of Object.entries(where)) {
    if ('values' in condition) asked[name] = condition.values[0] ?? null
    else {
      const { [condition.property]: value = null } = await heldAt(condition, holder, records)
      if (value !== null) asked[name] = value
    }
  }
  return asked
}

/** The record whose property is compared. */
async function heldAt(
  { through, row: isInRow }: ComparedPlace,
  { table, record, owner, inRow }: Holder,
  records: Records,
): Promise<JsonObject> {
  const holder = isInRow && inRow ? inRow.row : record
  if (through === undefined) return holder
  if (owner?.name === through) return owner.record
  const reference = isInRow
    ? table.rowLinks?.find(({ property, key }) => property === inRow?.list && key === through)?.reference
    : table.columns.find(({ name }) => name === through)?.reference
  const id = holder[through]
  if (!reference || typeof id !== 'string' || !isEntityName(reference.entity)) return {}
  return records.read(`${tables[reference.entity].path}/${id}`)
}
