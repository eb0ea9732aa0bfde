import { isEntityName, tables } from '#generated/tables/tables.ts'
import { limitedIn } from '#server/crud/write/references/limitedIn.ts'
import type { Limited } from '#server/crud/write/references/limitedIn.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#tests/support/isJsonObject.ts'

/** Gives the id of a record that holds such values, which others may lead to or not, or reads one by its address. */
export interface Records {
  find(entity: string, values: JsonObject, how: { isShared: boolean; place: string }): Promise<string>
  read(path: string): Promise<JsonObject>
}

/** The input with references that may not lead to every record leading to some to which they may, also in its rows; what is given stays. */
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

/** Whether a reference may occur twice: no unique key rests on it, and no periods beside each other. */
export function isAlone({ unique, noOverlap = [] }: Table, name: string): boolean {
  return (
    !unique.some(({ columns }) => columns.includes(name)) &&
    !noOverlap.some(({ within }) => within.includes(name))
  )
}

/** Where a computed value says what goes together, each reference leads to a record of its own: two may have to differ. */
export function apart({ columns }: Table, name: string): string {
  return columns.some(({ computed }) => computed?.only !== undefined) ? name : ''
}

/** What a record holds that its references are compared with. */
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
  /** Of a row: its reference to the record that it belongs to, and that. */
  owner?: { name: string; record: JsonObject }
  /** Of a row that is no record: the list, and the row. */
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
    const asked = await askedBy(limit, from, records)
    const how = { isShared: isAlone(holder.table, name), place: apart(holder.table, name) }
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

/** What the record that a reference leads to must hold. */
async function askedBy({ where }: ReferenceLimit, holder: Holder, records: Records): Promise<JsonObject> {
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

/** Whose property is compared. */
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
