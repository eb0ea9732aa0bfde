import { ddl, sqlName } from '../../../print/Ddl.ts'
import { linkTableName } from '../../../model/references/linkTables.ts'
import { shortened } from '../../../model/names/shortened.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { TableShape } from '../shape/Shape.ts'

/** A property that referred to one record and now refers to several, or the other way round. */
export interface Relation {
  /** The entity's table, and the column that holds the single reference. */
  table: string
  column: string
  /** The table that holds several references. */
  link: string
}

interface Tables {
  before: TableShape
  after: TableShape
}

/** References that become relations to several records, each with its former one. */
export function widenedRelations(pairs: readonly Tables[], created: readonly TableShape[]): Relation[] {
  return pairs.flatMap(({ before, after }) => relationsOf(before, after, created))
}

/** Relations to several records that become references, allowed if no record has more than one. */
export function narrowedRelations(pairs: readonly Tables[], dropped: readonly TableShape[]): Relation[] {
  return pairs.flatMap(({ before, after }) => relationsOf(after, before, dropped))
}

/** One link for each row that refers to a record. */
export function widenedSteps({ table, column, link }: Relation): Change[] {
  const from = sqlName(column)
  return changes(`change_${table}`, [
    ddl`INSERT INTO ${sqlName(link)} ("owner", "target", "position") SELECT "id", ${from}, 0 FROM ${sqlName(table)} WHERE ${from} IS NOT NULL;`,
  ])
}

/** Stops the migration, and names the record, if one refers to several. */
export function narrowedSteps({ table, column, link }: Relation): Change[] {
  const guard = sqlName(shortened(`${link}_at_most_one`))
  const [own, other, name] = [sqlName(table), sqlName(link), sqlName(column)]
  // A plan also has to look at the resulting rows, even of records with several references, and it reads values whose subquery
  // names its source.
  const target = ddl`(SELECT "target" FROM ${other} WHERE "owner" = ${own}."id" ORDER BY "position" LIMIT 1)`
  return changes(`change_${table}`, [
    ddl`CREATE UNIQUE INDEX ${guard} ON ${other} ("owner");`,
    ddl`UPDATE ${own} SET ${name} = ${target} WHERE ${name} IS DISTINCT FROM ${target};`,
  ])
}

/** The reference columns of one shape of a table that are tables of links, to the same entity, in the other. */
function relationsOf(one: TableShape, several: TableShape, links: readonly TableShape[]): Relation[] {
  return one.columns.flatMap(({ name: column }): Relation[] => {
    if (several.columns.some(({ name }) => name === column)) return []
    const name = linkTableName({ tableName: several.name }, column)
    const link = links.find((candidate) => candidate.name === name)
    if (!link || !referredTo(one, column) || referredTo(one, column) !== referredTo(link, 'target')) return []
    return [{ table: several.name, column, link: name }]
  })
}

/** The end of a foreign key's definition, which names its target. */
function referredTo({ constraints }: TableShape, column: string): string | undefined {
  const beginning = ddl`FOREIGN KEY (${sqlName(column)}) `.text
  const key = constraints.find(
    ({ kind, definition }) => kind === 'foreign' && definition.startsWith(beginning),
  )
  return key?.definition.slice(beginning.length)
}
