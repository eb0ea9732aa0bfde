import { isDeepStrictEqual } from 'node:util'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'
import type { Ddl } from '../../print/Ddl.ts'
import type { Change } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import { inEachObject } from './inEachObject.ts'
import type { ColumnShape, PartName, TableShape } from './shape/Shape.ts'

/** Keeps values in rows of a list, or in an object, whose names have changed. */
export function renamedParts({ before, after }: { before: TableShape; after: TableShape }): Change[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    const renamed = renamedIn(old, column)
    if (!old || renamed.length === 0) return []
    const name = sqlName(column.name)
    const value = inEachObject(column.name, (object) => withNewNames(object, old, renamed))
    return changes(
      `rename_${renamed.map(({ name: part }) => part).join('_')}_in_${after.name}_${column.name}`,
      [ddl`UPDATE ${sqlName(after.name)} SET ${name} = ${value} WHERE ${name} IS DISTINCT FROM ${value};`],
    )
  })
}

/** The renamed parts, of those that existed and were not renamed by an earlier migration. */
export function renamedIn(old: ColumnShape | undefined, { type, renamed = [] }: ColumnShape): PartName[] {
  if (old?.type !== 'jsonb' || type !== 'jsonb') return []
  const isDone = (part: PartName) => old.renamed?.some((each) => isDeepStrictEqual(each, part)) === true
  return renamed.filter((part) => !isDone(part) && (old.parts?.includes(part.former) ?? true))
}

function withNewNames(object: Ddl, old: ColumnShape, renamed: readonly PartName[]): Ddl {
  const rest = renamed.reduce((all, { former }) => ddl`${all} - ${sqlLiteral(former)}::text`, object)
  const moved = renamed.map((names) => movedPart(object, names, mayHold(old, names.name)))
  return moved.reduce((all, part) => ddl`${all} || ${part}`, ddl`(${rest})`)
}

/** Whether objects may already hold a value that people entered under a name. */
function mayHold({ parts, computedParts }: ColumnShape, name: string): boolean {
  return (parts?.includes(name) ?? true) && computedParts?.includes(name) !== true
}

/** The part under its new name. It keeps its former name where the new one has a value already, which would be lost. */
function movedPart(object: Ddl, { former, name }: PartName, mayBeTaken: boolean): Ddl {
  const valueOf = (each: string) => ddl`(${object} -> ${sqlLiteral(each)})`
  const value = valueOf(former)
  const under = (each: string) => ddl`jsonb_build_object(${sqlLiteral(each)}, ${value})`
  const isTaken = ddl`WHEN coalesce(${valueOf(name)}, 'null') <> 'null' THEN CASE ${value} WHEN 'null' THEN '{}' ELSE ${under(former)} END`
  return ddl`CASE WHEN ${value} IS NULL THEN '{}' ${mayBeTaken ? isTaken : ddl``} ELSE ${under(name)} END`
}
