import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'
import type { Change, Loss } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import { inEachObject } from './inEachObject.ts'
import type { Recoverable, StayingTable } from './loss/recoverable.ts'
import { renamedIn } from './renamedParts.ts'
import type { ColumnShape } from './shape/Shape.ts'

/** Takes out of lists and objects what was computed there and is declared no more: nobody else could, and the rules refuse it. */
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

/** What people entered in rows of a list, or in an object, under names that are declared no more. */
export function droppedEntries({ before, after }: StayingTable): Change[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    const gone = enteredOnce(old, column)
    const heirs = (column.parts ?? []).filter((each) => old?.parts?.includes(each) === false)
    return gone.flatMap((part) => {
      const [name, value] = [sqlName(column.name), withoutParts(column.name, [part])]
      const loss: Loss = {
        what: `${part} in ${after.name}.${column.name} and its values`,
        at: { table: after.name, column: column.name, part },
        ...(heirs.length === 1 && gone.length === 1
          ? { advice: `Was it renamed? Write in "${heirs[0] ?? ''}": "x-renamed-from": "${part}".` }
          : {}),
      }
      const statement = ddl`UPDATE ${sqlName(after.name)} SET ${name} = ${value} WHERE ${name} IS DISTINCT FROM ${value};`
      return [{ statement, what: `drop_${part}_in_${after.name}_${column.name}`, loss }]
    })
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
