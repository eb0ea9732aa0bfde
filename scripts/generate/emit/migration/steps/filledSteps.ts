import { ddl, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import { missingName } from '../json/jsonRules.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'

/** Fills rows of a list, and objects, with the defaults of parts that are required from now on. */
export function filledSteps(
  { before, after }: { before: TableShape; after: TableShape },
  { old, column }: { old: ColumnShape; column: ColumnShape },
): Change[] {
  const { filled } = column
  if (!filled || old.type !== column.type) return []
  const counts = [before, after].map((table) => ruleOf(table, column.name))
  const added = filled.names.filter((name) => {
    const [then = 0, now = 0] = counts.map((rule) => rule.split(missingName(name)).length)
    return now > then
  })
  if (added.length === 0) return []
  const [name, value] = [sqlName(column.name), ddlOfSnapshot(filled.value)]
  return changes(`fill_${added.join('_')}_in_${after.name}_${column.name}`, [
    ddl`UPDATE ${sqlName(after.name)} SET ${name} = ${value} WHERE ${name} IS DISTINCT FROM ${value};`,
  ])
}

/** The rules about the content of a column, which name all its required parts. */
function ruleOf({ constraints }: TableShape, column: string): string {
  const own = `(${sqlName(column).text},`
  const rules = constraints.filter(({ kind, definition }) => kind === 'check' && definition.includes(own))
  return rules.map(({ definition }) => definition).join('\n')
}
