import { tables } from '#generated/tables/tables.ts'
import type { Entities } from '#generated/types/Entities.ts'
import { identifier } from './sql.ts'
import type { Sql } from './sql.ts'

/** The names of one entity in hand-written SQL: its columns by a call, its table, and the tables of its links. */
export interface Names<Name extends keyof Entities> {
  (column: Entities[Name]['column']): Sql
  readonly table: Sql
  link(property: Entities[Name]['link']): Sql
}

/** Names an entity's table and columns for SQL; after a rename in the schema the old name does not compile. */
export function namesOf<Name extends keyof Entities>(entity: Name): Names<Name> {
  const { name, links } = tables[entity]
  return Object.assign((column: Entities[Name]['column']) => identifier(column), {
    table: identifier(name),
    link: (property: Entities[Name]['link']) => identifier(linkTable(links, property)),
  })
}

function linkTable(links: readonly { property: string; table: string }[], property: string): string {
  const link = links.find((candidate) => candidate.property === property)
  if (!link) throw new TypeError(`There is no link ${property}`)
  return link.table
}
