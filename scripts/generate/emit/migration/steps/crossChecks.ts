import { ddl, sqlName } from '../../../print/Ddl.ts'
import type { Change, MayLose } from './Change.ts'
import { changes } from './Change.ts'
import type { ColumnShape, ConstraintShape, TableShape } from '../shape/Shape.ts'
import { narrowedChecks, valueSteps } from './valueSteps.ts'

/** Takes away checks that compare a column with one whose values will change, until they have; `before` as it is after that. */
export function loosenedChecks(
  before: TableShape,
  after: TableShape,
  mayLose: MayLose,
): { steps: Change[]; before: TableShape } {
  const changing = after.columns.filter((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    return old !== undefined && valueSteps({ before, after, mayLose }, { old, column }).length > 0
  })
  const loosened = after.constraints.filter(
    (check) =>
      before.constraints.some(
        ({ name, definition }) => name === check.name && definition === check.definition,
      ) && changing.some((column) => comparesWith(check, column)),
  )
  const statements = loosened.map(
    ({ name }) => ddl`ALTER TABLE ${sqlName(after.name)} DROP CONSTRAINT ${sqlName(name)};`,
  )
  const kept = before.constraints.filter(({ name }) => !loosened.some((check) => check.name === name))
  return { steps: changes(`change_${after.name}`, statements), before: { ...before, constraints: kept } }
}

/** The columns in an order in which those that are compared with others come after these. */
export function inOrderOfChecks(before: TableShape, after: TableShape): ColumnShape[] {
  const isCompared = ({ name }: ColumnShape): boolean =>
    narrowedChecks(before, after, name).some((check) =>
      after.columns.some((other) => comparesWith(check, other)),
    )
  const compared = after.columns.filter(isCompared)
  return [...after.columns.filter((column) => !compared.includes(column)), ...compared]
}

function comparesWith({ kind, column, definition }: ConstraintShape, other: ColumnShape): boolean {
  if (kind !== 'check' || column === undefined || column === other.name) return false
  return definition.includes(sqlName(other.name).text)
}
