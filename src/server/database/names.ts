import { tables } from '#generated/tables/tables.ts'
import type { Entities } from '#generated/types/Entities.ts'
import { identifier, sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** The names of one entity for hand-written SQL: columns by calling it, the table, and the tables of the links. */
export interface Names<Name extends keyof Entities> {
  (column: Entities[Name]['column']): Sql
  readonly table: Sql
  link(property: Entities[Name]['link']): Sql
}

/**
 * Names an entity's table and columns for SQL; after a rename in the schema the old name does not compile.
 * With an alias, the table is followed by it and every column is qualified by it.
 */
export function namesOf<Name extends keyof Entities>(entity: Name, alias?: string): Names<Name> {
  const { name, links } = tables[entity]
  const prefix = alias === undefined ? sql`` : sql`${identifier(alias)}.`
  const column = (property: Entities[Name]['column']) => sql`${prefix}${identifier(property)}`
  return Object.assign(column, {
    table: alias === undefined ? identifier(name) : sql`${identifier(name)} ${identifier(alias)}`,
    link: (property: Entities[Name]['link']) => identifier(linkTable(links, property)),
  })
}

function linkTable(links: readonly { property: string; table: string }[], property: string): string {
  const link = links.find((candidate) => candidate.property === property)
  if (!link) throw new TypeError(`There is no link ${property}`)
  return link.table
}
