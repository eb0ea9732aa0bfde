import type { NoOverlap } from '#shared/contracts/Table.ts'
import type { Entity } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import { clockNumberSql } from './clockSql.ts'
import { recordFilterSql } from './recordFilterSql.ts'
import type { ConstraintShape } from './Shape.ts'

/** Lets one index compare both ranges and whole values. */
export const gistExtension = 'CREATE EXTENSION IF NOT EXISTS btree_gist;'

/** The periods and ranges that may not overlap, as constraints. */
export function overlapsOf(entity: Entity): ConstraintShape[] {
  return entity.noOverlap.map((rule): ConstraintShape => {
    const equal = rule.within.map((name) => ddl`${sqlName(name)} WITH =`)
    const where = recordFilterSql(entity, rule.where)
    const all = ddlList([...equal, ddl`${rangeOf(entity, rule)} WITH &&`])
    const limited = where ? ddl` WHERE (${where})` : ddl``
    const deferrable = rule.deferrable ? ddl` DEFERRABLE` : ddl``
    const definition = ddl`EXCLUDE USING gist (${all})${limited}${deferrable}`.text
    return { name: rule.name, kind: 'exclude', definition }
  })
}

/** Days and whole numbers include the last one; measured values exclude the end, where the next range may begin. */
function rangeOf({ properties }: Entity, { from, to }: NoOverlap): Ddl {
  const ends = ddl`${sqlName(from)}, ${sqlName(to)}`
  switch (properties.find(({ name }) => name === from)?.column?.type) {
    case 'date':
      return ddl`daterange(${ends}, ${sqlLiteral('[]')})`
    case 'integer':
      return ddl`int8range(${ends}, ${sqlLiteral('[]')})`
    case 'timestamp':
      return ddl`tstzrange(${ends}, ${sqlLiteral('[)')})`
    case 'text':
      return ddl`int4range(${clockNumberSql(from)}, ${clockNumberSql(to)}, ${sqlLiteral('[)')})`
    default:
      return ddl`numrange(${sqlName(from)}::numeric, ${sqlName(to)}::numeric, ${sqlLiteral('[)')})`
  }
}
