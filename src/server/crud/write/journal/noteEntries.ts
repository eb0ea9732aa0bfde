import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Catalog, Context } from '../../entity/Context.ts'
import type { JournalEntry } from '../../entity/Journal.ts'
import type { Row } from '../../entity/Row.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { textOf } from '../../entity/textOf.ts'

/** Logs entries. A record whose display property is a reference is named after the referenced record. */
export async function noteEntries(
  tx: Queries,
  entries: readonly JournalEntry[],
  context: Pick<Context, 'catalog' | 'call'>,
): Promise<void> {
  const { journal } = context.catalog
  if (!journal || entries.length === 0) return
  await journal.note(tx, await calledByNames(tx, entries, context.catalog), context)
}

async function calledByNames(
  tx: Queries,
  entries: readonly JournalEntry[],
  catalog: Catalog,
): Promise<readonly JournalEntry[]> {
  const known = new Map<string, Table | undefined>()
  for (const { entity } of entries) if (entity !== undefined) known.set(entity, namingTable(catalog, entity))
  const names = new Map<string, string>()
  for (const [entity, table] of known) {
    if (!table) continue
    const ids = entries.flatMap((entry) => (entry.entity === entity ? [entry.subject] : []))
    for (const [id, name] of await namesOf(tx, table, ids, catalog)) names.set(id, name)
  }
  // Records in the same batch get the name from their own entry.
  const together = new Map(entries.map(({ recordId = '', subject }) => [recordId, subject]))
  const nameOf = (id: string) => names.get(id) ?? together.get(id)
  return entries.map((entry) =>
    entry.entity !== undefined && known.get(entry.entity)
      ? { ...entry, subject: nameOf(entry.subject) ?? entry.recordId ?? entry.subject }
      : entry,
  )
}

/** The table after whose records an entity's records are named; undefined if they have names of their own. */
function namingTable(catalog: Catalog, entity: string): Table | undefined {
  const { columns, display } = catalog.tableOf(entity)
  const reference = columns.find(({ name }) => name === display)?.reference
  return reference && catalog.tableOf(reference.entity)
}

/** The names of records, including deleted ones, because people know a record by its name. */
async function namesOf(
  tx: Queries,
  table: Table,
  ids: readonly string[],
  catalog: Catalog,
  seen: ReadonlySet<string> = new Set(),
): Promise<Map<string, string>> {
  const { display, entity } = table
  if (seen.has(entity) || !table.columns.some(({ name }) => name === display)) return new Map()
  const rows = await tx.rows<Row>(
    sql`SELECT t."id", t.${identifier(display)} AS "displayName" FROM ${tableSql(table).name} t
      WHERE t."id" = ANY(${[...new Set(ids)]}::uuid[])`,
  )
  const found = rows.map(({ id = null, displayName = null }) => [textOf(id), textOf(displayName)] as const)
  const own = new Map(found.filter(([, name]) => name !== ''))
  const naming = namingTable(catalog, entity)
  if (!naming) return own
  const further = await namesOf(tx, naming, [...own.values()], catalog, new Set([...seen, entity]))
  return new Map(
    [...own].flatMap(([id, next]) => {
      const name = further.get(next)
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}
