import type { ColumnShape, ConversionSql } from '../shape/Shape.ts'

/** The treatment of values that do not fit: that of x-convert, else that of an allowed loss, else a refusal. */
export function ruleFor(column: ColumnShape, mayLose: boolean): { rule: ConversionSql; isGiven: boolean } {
  if (column.convert) return { rule: column.convert, isGiven: true }
  const rest = mayLose ? withoutRule(column) : 'refuse'
  return { rule: { map: [], rest }, isGiven: false }
}

function withoutRule({ required, default: value }: ColumnShape): ConversionSql['rest'] {
  if (!required) return 'empty'
  return value === undefined ? 'refuse' : 'default'
}
