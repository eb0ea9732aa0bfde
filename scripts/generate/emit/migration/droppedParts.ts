import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { Recoverable, StayingTable } from './loss/recoverable.ts'
import type { ColumnShape } from './Shape.ts'

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

const rowName = sqlName('a row')
const placeName = sqlName('a place')

function withoutParts(name: string, gone: readonly string[]): Ddl {
  const column = sqlName(name)
  const rest = (whole: Ddl) => gone.reduce((all, part) => ddl`${all} - ${sqlLiteral(part)}::text`, whole)
  const row = ddl`CASE jsonb_typeof(${rowName}) WHEN 'object' THEN ${rest(rowName)} ELSE ${rowName} END`
  const rows = ddl`jsonb_array_elements(${column}) WITH ORDINALITY AS ${rowName} (${rowName}, ${placeName})`
  const list = ddl`(SELECT coalesce(jsonb_agg(${row} ORDER BY ${placeName}), '[]') FROM ${rows})`
  return ddl`(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${list} WHEN 'object' THEN ${rest(column)} ELSE ${column} END)`
}
