import { isDeepStrictEqual } from 'node:util'
import type { UnitShape } from './emit/migration/shape/Shape.ts'
import { formatProblem } from './load/formatProblem.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { pointAt } from './load/pointAt.ts'
import type { StayingColumn } from './stayingColumns.ts'

/** Notes about numbers whose meaning changed; no migration converts them, because both units are stored as they are read. */
export function notesOnUnits(columns: readonly StayingColumn[], loaded: LoadedSchemas): string[] {
  return columns.flatMap(({ file, old, column }) =>
    changedUnits(old, column).flatMap(({ path, unit }) => {
      const own = path.length === 0 ? ['x-unit'] : []
      const position = pointAt(loaded, file, ['properties', column.name, ...own])
      const words = meanings[unit]([column.name, ...path].join('.'))
      return position ? [formatProblem({ ...position, ...words, severity: 'note' })] : []
    }),
  )
}

function changedUnits(old: StayingColumn['old'], { units = [] }: StayingColumn['column']): UnitShape[] {
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
