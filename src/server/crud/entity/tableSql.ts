import { identifier, join, raw, sql, Sql } from '#server/database/sql.ts'
import type { Column, DerivedName, Link, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import type { StoredValue } from './storedValues.ts'

/** The constant parts of a table's statements, in which its rows have the alias `t`. */
export interface TableSql {
  name: Sql
  /** The columns that leave the table; a secret is only told as set or not. */
  stored: Sql
  /** `stored` as columns of a sub-query, together with the derived names and links. */
  record: Sql
  joins: Sql
  /** Whether a record needs more than its row. */
  isJoined: boolean
  /** The condition that a row is not soft-deleted; in a table of deleted records, that it is. */
  alive: Sql
  columns: ReadonlyMap<string, Column>
  /** The links by which records can be found, including those in their rows, such as `lines.good_id`. */
  links: ReadonlyMap<string, Pick<Link, 'table' | 'property' | 'reference'>>
}

/** The constant SQL of a table, built once. */
export const tableSql = memoize(build)

/** A query for whole records. `page` selects and sorts the rows, of the table or a part, before anything is joined to them. */
export function recordQuery(table: Table, page: Sql, order?: Sql, from = tableSql(table).name): Sql {
  const { stored, record, joins, isJoined } = tableSql(table)
  const rows = sql`SELECT ${stored} FROM ${from} t ${page}`
  if (!isJoined) return rows
  const outer = sql`SELECT ${record} FROM (${rows}) t ${joins}`
  return order ? sql`${outer} ${order}` : outer
}

const knownInserts = new WeakMap<Table, string[]>()

/** Inserts a row if the condition holds, and returns the new record. Links refer to it, so they can only be written later. */
export function insertQuery(table: Table, values: readonly StoredValue[], condition?: Sql): Sql {
  // A new record has a value for each column, in the table's order, so the text of the statement is constant.
  const strings = knownInserts.get(table) ?? insertText(table, values, condition).strings
  knownInserts.set(table, strings)
  return new Sql(strings, [...values.map(([, value]) => value), ...(condition?.values ?? [])])
}

const knownInsertsOrFailures = new WeakMap<Table, string[]>()

/** Inserts a row whose first value is its id, and returns the stored row. If the condition fails, so does the whole statement. */
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

/** Updates columns of a row, raises its version, and returns the changed record with the links as they were before. */
export function updateQuery(table: Table, id: string, values: readonly StoredValue[]): Sql {
  const { name, stored, record, joins, isJoined } = tableSql(table)
  const version = table.kind === 'log' ? [] : [raw('"version" = t."version" + 1')]
  const settings = [...values.map(([column, value]) => sql`${identifier(column)} = ${value}`), ...version]
  const row = sql`UPDATE ${name} AS t SET ${join(settings)} WHERE t."id" = ${id} RETURNING ${stored}`
  if (!isJoined) return row
  return sql`WITH changed AS (${row}) SELECT ${record} FROM changed t ${joins}`
}

/** The columns that a record answers, in order, without derived names and links. */
export function answeredColumns(table: Table): Column[] {
  return table.columns.filter(({ access, secret }) => access !== 'writeOnly' && secret !== 'hash')
}

/** Text as an SQL literal, used for names from a schema. */
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

/** Joins the parts into one text once, so that requests do not have to. */
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
