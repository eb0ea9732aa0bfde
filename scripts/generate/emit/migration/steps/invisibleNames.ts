import { visibleText } from '#shared/validation/visibleText.ts'
import { ddl, ddlOfSnapshot, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import { portablePattern } from '../patterns/portablePattern.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'

/** The earlier pattern of a visible text, which also matched letters without a visible sign. */
const formerPattern = '[^\\s]'
const idLength = 36

/**
 * Replaces texts that were accepted before and show nothing: a record's id takes their place, which the console has shown instead
 * already. No schema has changed, so no schema says what to do with them, and they must not stop a new version.
 */
export function invisibleNames({ before, after }: { before: TableShape; after: TableShape }): Change[] {
  const statements = after.columns.flatMap((column) => {
    const [former, present] = [formerPattern, visibleText].map((pattern) => checkOf(column, pattern))
    const wasFormer = before.constraints.some(({ definition }) => definition === former)
    const isPresent = after.constraints.some(({ definition }) => definition === present)
    if (!wasFormer || !isPresent || present === undefined || column.convert) return []
    const where = ddl`NOT ${ddlOfSnapshot(present.replace(/^CHECK /u, ''))}`
    return [
      ddl`UPDATE ${sqlName(after.name)} SET ${sqlName(column.name)} = ${substituteFor(after, column)} WHERE ${where};`,
    ]
  })
  return changes(`change_${after.name}`, statements)
}

function checkOf({ name }: ColumnShape, pattern: string): string | undefined {
  const portable = portablePattern(pattern)
  return portable === undefined ? undefined : ddl`CHECK (${sqlName(name)} ~ ${sqlLiteral(portable)})`.text
}

/** The end of an id, because ids differ most there. */
function substituteFor({ constraints }: TableShape, { name, required }: ColumnShape): Ddl {
  if (!required) return ddl`NULL`
  const start = ddl`CHECK (char_length(${sqlName(name)}) <= `.text
  const limit = constraints.find(({ definition }) => definition.startsWith(start))
  const most = Number.parseInt(limit?.definition.slice(start.length) ?? String(idLength), 10)
  return ddl`right(${sqlName('id')}::text, ${sqlLiteral(Math.min(most, idLength))})`
}
