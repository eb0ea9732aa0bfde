import { isDeepStrictEqual } from 'node:util'
import type { Model } from './contracts/Model.ts'
import type { ColumnShape, Shape, UnitShape } from './emit/migration/shape/Shape.ts'
import { formatProblem } from './load/formatProblem.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { pointAt } from './load/pointAt.ts'

/** Notes about numbers whose meaning changed; no migration converts them, because both units are stored as they are read. */
export function notesOnUnits(before: Shape, after: Shape, model: Model, loaded: LoadedSchemas): string[] {
  return after.tables.flatMap((table) => {
    const old = before.tables.find(({ name }) => name === table.name || table.renamedFrom?.includes(name))
    const file = model.entities.find(({ tableName }) => tableName === table.name)?.file
    if (!old || file === undefined) return []
    return table.columns.flatMap((column) =>
      changedUnits(old.columns, column).flatMap(({ path, unit }) => {
        const own = path.length === 0 ? ['x-unit'] : []
        const position = pointAt(loaded, file, ['properties', column.name, ...own])
        const words = meanings[unit]([column.name, ...path].join('.'))
        return position ? [formatProblem({ ...position, ...words, severity: 'note' })] : []
      }),
    )
  })
}

function changedUnits(before: readonly ColumnShape[], column: ColumnShape): UnitShape[] {
  const { computed, units = [], renamedFrom } = column
  const former = before.find(({ name }) => name === column.name)
  const old = former ?? before.find(({ name }) => name === renamedFrom)
  // The value of a computed column follows from its expression.
  if (!old || (computed !== undefined && column.computedParts === undefined)) return []
  return units.filter(({ path, unit }) => {
    const same = old.units?.find((each) => isDeepStrictEqual(each.path, path))
    return same !== undefined && same.unit !== unit
  })
}

const advice =
  'If they are to mean what they did, keep this property as it was and let a new one with the other unit stand beside it.'

const meanings: Readonly<Record<UnitShape['unit'], (place: string) => { message: string; advice: string }>> =
  {
    money: (place) => ({
      message: `"${place}" was a percentage and is an amount of money now. Values that are there stay: 12.5 % becomes 12.50.`,
      advice,
    }),
    percent: (place) => ({
      message: `"${place}" was an amount of money and is a percentage now. Values that are there stay: 12.50 becomes 12.5 %.`,
      advice,
    }),
  }
