import { identifier, join, raw, sql, Sql } from '#server/database/sql.ts'
import type { Column, DerivedName, Link, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'
import type { StoredValue } from './storedValues.ts'

/** The parts of a table's statements that never change; the table's rows are called `t` in them. */
export interface TableSql {
  name: Sql
  /** What leaves the table itself, secrets only as "is set". */
  stored: Sql
  /** `stored` as columns of a sub-query, with the derived names and links around it. */
  record: Sql
  joins: Sql
  /** Whether a record holds more than its row. */
  isJoined: boolean
  /** True for rows that are not hidden by a soft delete; of the deleted ones, for those that are. */
  alive: Sql
  columns: ReadonlyMap<string, Column>
  /** What records may be found by, which is also what is in their rows: `lines.good_id`. */
  links: ReadonlyMap<string, Pick<Link, 'table' | 'property' | 'reference'>>
}

/** The unchanging SQL of a table, made once. */
export const tableSql = onceFor(build)

/** A query for whole records: `page` picks and orders the rows, of the table or of a part of it, before anything is joined to them. */
export function recordQuery(table: Table, page: Sql, order?: Sql, from = tableSql(table).name): Sql {
  const { stored, record, joins, isJoined } = tableSql(table)
  const rows = sql`SELECT ${stored} FROM ${from} t ${page}`
  if (!isJoined) return rows
  const outer = sql`SELECT ${record} FROM (${rows}) t ${joins}`
  return order ? sql`${outer} ${order}` : outer
}

const knownInserts = new WeakMap<Table, string[]>()

/** Inserts a row, if the condition holds, and answers the record that it makes; links, which refer to it, can only be written afterwards. */
export function insertQuery(table: Table, values: readonly StoredValue[], condition?: Sql): Sql {
  // A new record has a value for each column, in the table's order, so that the text never changes.
  const strings = knownInserts.get(table) ?? insertText(table, values, condition).strings
  knownInserts.set(table, strings)
  return new Sql(strings, [...values.map(([, value]) => value), ...(condition?.values ?? [])])
}

const knownInsertsOrFailures = new WeakMap<Table, string[]>()

/** Inserts a row whose first value is its id, and answers what is stored; without the condition it has no id, and the whole statement fails. */
export function insertOrFail(table: Table, values: readonly StoredValue[], condition?: Sql): Sql {
  if (!condition) return insertQuery(table, values)
  const strings = knownInsertsOrFailures.get(table) ?? insertOrFailText(table, values, condition).strings
  knownInsertsOrFailures.set(table, strings)
  return new Sql(strings, [...condition.values, ...values.map(([, value]) => value)])
}

function insertText(table: Table, values: readonly StoredValue[], condition: Sql | undefined): Sql {
  const { record, joins, isJoined } = tableSql(table)
  const places = join(values.map(([, value]) => value))
  const row = insertSql(
    table,
    values,
    condition ? sql`SELECT ${places} WHERE ${condition}` : sql`VALUES (${places})`,
  )
  if (!isJoined) return row
  return sql`WITH made AS (${row}) SELECT ${record} FROM made t ${joins}`
}

function insertOrFailText(table: Table, values: readonly StoredValue[], condition: Sql): Sql {
  const [id, ...others] = values.map(([, value]) => value)
  const given = join([sql`CASE WHEN ${condition} THEN ${id}::uuid END`, ...others])
  return insertSql(table, values, sql`SELECT ${given}`)
}

function insertSql(table: Table, values: readonly StoredValue[], given: Sql): Sql {
  const { name, stored } = tableSql(table)
  const columns = join(values.map(([column]) => identifier(column)))
  return sql`INSERT INTO ${name} AS t (${columns}) ${given} RETURNING ${stored}`
}

/** Sets columns of a row and counts its version, and answers the record that it makes, with its links of before. */
export function updateQuery(table: Table, id: string, values: readonly StoredValue[]): Sql {
  const { name, stored, record, joins, isJoined } = tableSql(table)
  const version = table.kind === 'log' ? [] : [raw('"version" = t."version" + 1')]
  const settings = [...values.map(([column, value]) => sql`${identifier(column)} = ${value}`), ...version]
  const row = sql`UPDATE ${name} AS t SET ${join(settings)} WHERE t."id" = ${id} RETURNING ${stored}`
  if (!isJoined) return row
  return sql`WITH changed AS (${row}) SELECT ${record} FROM changed t ${joins}`
}

/** Names of what a record answers, in order, without derived names and links. */
export function answeredColumns(table: Table): Column[] {
  return table.columns.filter(({ access, secret }) => access !== 'writeOnly' && secret !== 'hash')
}

/** Text as an SQL literal, for names that come from a schema. */
function literal(text: string): Sql {
  return raw(`'${text.replaceAll("'", "''")}'`)
}

function build(table: Table): TableSql {
  const answered = answeredColumns(table)
  const own = table.kind === 'log' ? ['id'] : ['id', 'version']
  const stored = [...own.map((name) => sql`t.${identifier(name)}`), ...answered.map(storedColumn)]
  const record = [
    ...[...own, ...answered.map(({ name }) => name)].map((name) => sql`t.${identifier(name)}`),
    ...table.derivedNames.map(derivedColumn(table)),
    ...table.links.map(linkColumn),
  ]
  return {
    name: identifier(table.name),
    stored: fixed(join(stored)),
    record: fixed(join(record)),
    joins:
      table.derivedNames.length === 0
        ? raw('')
        : fixed(join(table.derivedNames.map(derivedJoin(table)), ' ')),
    isJoined: table.derivedNames.length + table.links.length > 0,
    alive: aliveSql(table),
    columns: new Map(table.columns.map((column) => [column.name, column])),
    links: new Map<string, Pick<Link, 'table' | 'property' | 'reference'>>([
      ...table.links.map((link) => [link.property, link] as const),
      ...(table.rowLinks ?? []).map((link) => [`${link.property}.${link.key}`, link] as const),
    ]),
  }
}

function aliveSql({ softDelete, isOfDeleted }: Table): Sql {
  if (isOfDeleted) return raw('t."deleted_at" IS NOT NULL')
  return raw(softDelete ? 't."deleted_at" IS NULL' : 'TRUE')
}

/** One text instead of many parts, so that a request does not put them together again. */
function fixed(part: Sql): Sql {
  return raw(part.sql)
}

function storedColumn({ name, secret }: Column): Sql {
  const column = identifier(name)
  return secret ? sql`(t.${column} IS NOT NULL) AS ${column}` : sql`t.${column}`
}

function derivedColumn(table: Table) {
  return ({ property }: DerivedName, index: number): Sql => {
    const { display } = referenceOf(table, index)
    return sql`${identifier(`d${index}`)}.${identifier(display)} AS ${identifier(property)}`
  }
}

function derivedJoin(table: Table) {
  return ({ of }: DerivedName, index: number): Sql => {
    const alias = identifier(`d${index}`)
    return sql`LEFT JOIN ${identifier(referenceOf(table, index).table)} ${alias} ON ${alias}."id" = t.${identifier(of)}`
  }
}

function referenceOf(table: Table, index: number) {
  const of = table.derivedNames[index]?.of
  const reference = table.columns.find(({ name }) => name === of)?.reference
  if (!reference) throw new TypeError(`${table.entity}: ${of} is not a reference`)
  return reference
}

function linkColumn(link: Link): Sql {
  const { property, table, reference, key, nameKey } = link
  const name = nameKey ? sql`, ${literal(nameKey)}, r.${identifier(reference.display)}` : raw('')
  const item = key ? sql`json_build_object(${literal(key)}, l."target"${name})` : raw('l."target"')
  const target = nameKey ? sql`JOIN ${identifier(reference.table)} r ON r."id" = l."target"` : raw('')
  return sql`(SELECT coalesce(json_agg(${item} ORDER BY l."position"), '[]')
    FROM ${identifier(table)} l ${target} WHERE l."owner" = t."id") AS ${identifier(property)}`
}
