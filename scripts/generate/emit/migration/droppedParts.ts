import { isDeepStrictEqual } from 'node:util'
import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'
import type { Change, Loss } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import { inEachObject, inEachObjectAt } from './inEachObject.ts'
import type { Recoverable, StayingTable } from './loss/recoverable.ts'
import { renamedIn } from './renamedParts.ts'
import type { ColumnShape, PartPath } from './shape/Shape.ts'

/**
 * Removes computed values from lists and objects whose property is no longer declared: people cannot remove them, and the rules
 * refuse them.
 */
export function droppedParts(table: StayingTable, recoverable: Recoverable): Change[] {
  const { before, after } = table
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    const gone = goneFrom(old, column)
    if (!old || gone.length === 0) return []
    const [name, value] = [sqlName(column.name), withoutParts(column.name, gone)]
    const steps = changes(`drop_${gone.join('_')}_in_${after.name}_${column.name}`, [
      ddl`UPDATE ${sqlName(after.name)} SET ${name} = ${value} WHERE ${name} IS DISTINCT FROM ${value};`,
    ])
    if (recoverable.parts(table, old)) return steps
    const loss = {
      what: `what is computed as ${gone.join(', ')} in ${after.name}.${column.name}`,
      at: { table: after.name, column: column.name },
    }
    return steps.map((step) => ({ ...step, loss }))
  })
}

function goneFrom(old: ColumnShape | undefined, { type, declared = [] }: ColumnShape): string[] {
  const computed = type === 'jsonb' ? (old?.computedParts ?? []) : []
  return computed.filter((name) => !declared.includes(name))
}

/** Removes entered values from rows of a list, or from an object, whose names are no longer declared, at any depth. */
export function droppedEntries({ before, after }: StayingTable): Change[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    const places = [placeItself(old, column), ...placesInside(old, column)]
    return places.flatMap((place) =>
      place.gone.map((part) => entryStep(after.name, column, { ...place, part })),
    )
  })
}

interface Place {
  /** Empty for the rows, or the object, of the column itself. */
  path: PartPath
  /** Whether the parts are those of the column itself, the only ones that a migration can rename. */
  isOwn: boolean
  gone: readonly string[]
  /** The new names at the place. */
  heirs: readonly string[]
}

function entryStep(
  table: string,
  column: ColumnShape,
  { path, part, isOwn, ...place }: Place & { part: string },
): Change {
  const names = [...path, part].filter((each) => each !== null)
  const full = names.join('.')
  const name = sqlName(column.name)
  const value = inEachObjectAt(column.name, path, (object) => ddl`${object} - ${sqlLiteral(part)}::text`)
  const isOther = place.heirs.length === 1 && place.gone.length === 1
  const loss: Loss = {
    what: `${full} in ${table}.${column.name} and its values`,
    at: { table, column: column.name, part: full },
    ...(isOther ? { advice: renameAdvice(isOwn, part, place.heirs[0] ?? '') } : {}),
  }
  const statement = ddl`UPDATE ${sqlName(table)} SET ${name} = ${value} WHERE ${name} IS DISTINCT FROM ${value};`
  return { statement, what: `drop_${names.join('_')}_in_${table}_${column.name}`, loss }
}

function renameAdvice(isOwn: boolean, part: string, heir: string): string {
  return isOwn
    ? `Was it renamed? Write in "${heir}": "x-renamed-from": "${part}".`
    : `Was it renamed? Let "${part}" stand beside "${heir}", save the records with that, and take "${part}" away then.`
}

function placeItself(old: ColumnShape | undefined, column: ColumnShape): Place {
  const heirs = (column.parts ?? []).filter((each) => old?.parts?.includes(each) === false)
  return { path: [], isOwn: true, gone: enteredOnce(old, column), heirs }
}

/** Inner objects that still exist but may no longer hold all the properties that they did. */
function placesInside(old: ColumnShape | undefined, column: ColumnShape): Place[] {
  if (old?.type !== 'jsonb' || column.type !== 'jsonb') return []
  const renamed = renamedIn(old, column)
  return (old.inside ?? []).flatMap(({ path: [first, ...rest], parts }) => {
    const path =
      first === undefined ? [] : [renamed.find(({ former }) => former === first)?.name ?? first, ...rest]
    const now = column.inside?.find((each) => isDeepStrictEqual(each.path, path))?.parts
    if (!now) return []
    const gone = parts.filter((name) => !now.includes(name))
    return { path, isOwn: false, gone, heirs: now.filter((name) => !parts.includes(name)) }
  })
}

function enteredOnce(old: ColumnShape | undefined, column: ColumnShape): string[] {
  const { parts } = column
  if (old?.type !== 'jsonb' || column.type !== 'jsonb' || !parts) return []
  const moved = renamedIn(old, column).map(({ former }) => former)
  const kept = [...parts, ...moved, ...(old.computedParts ?? [])]
  return (old.parts ?? []).filter((name) => !kept.includes(name))
}

function withoutParts(name: string, gone: readonly string[]): Ddl {
  return inEachObject(name, (object) =>
    gone.reduce((all, part) => ddl`${all} - ${sqlLiteral(part)}::text`, object),
  )
}
