import { ddl, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { Change } from '../steps/Change.ts'
import { changes } from '../steps/Change.ts'
import type { TableShape } from '../shape/Shape.ts'

/** Turns an object into a list with that item, or a list with at most one item into that item. Longer lists do not fit. */
export function listSteps(before: TableShape, after: TableShape, column: string): Change[] {
  const [old, wanted] = [before, after].map((table) => kindIn(table, column))
  const name = sqlName(column)
  const isOf = (kind: string) => ddl`jsonb_typeof(${name}) = ${sqlLiteral(kind)}`
  const setTo = (value: ReturnType<typeof ddl>, where: ReturnType<typeof ddl>) =>
    changes(`change_${after.name}`, [
      ddl`UPDATE ${sqlName(after.name)} SET ${name} = ${value} WHERE ${where};`,
    ])
  if (old === 'object' && wanted === 'array') return setTo(ddl`jsonb_build_array(${name})`, isOf('object'))
  if (old !== 'array' || wanted !== 'object') return []
  const isOne = ddl`CASE WHEN ${isOf('array')} THEN jsonb_array_length(${name}) <= 1 END`
  return setTo(ddl`${name} -> 0`, isOne)
}

/** The only kind of JSON that a column's check accepts. */
function kindIn({ constraints }: TableShape, column: string): string | undefined {
  const own = ddl`CHECK (jsonb_typeof(${sqlName(column)}) = `.text
  const check = constraints.find(({ kind, definition }) => kind === 'check' && definition.startsWith(own))
  return /^'(\w+)'\)$/u.exec(check?.definition.slice(own.length) ?? '')?.[1]
}
