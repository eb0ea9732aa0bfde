import { meetsLimit } from './Measure.ts'
import type { Measure } from './Measure.ts'

/** Figures as a table for the terminal, one line each. */
export function tableOfMeasures(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    meetsLimit(measure) ? 'ok' : 'MISSED',
    figure(measure),
    limitOf(measure),
    measure.name,
    measure.detail ?? '',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function figure({ value, unit }: Measure): string {
  const digits = Math.abs(value) >= 100 ? 0 : 2
  return `${value.toFixed(digits)} ${unit}`
}

function limitOf({ limit }: Measure): string {
  if (limit === undefined) return ''
  return 'atLeast' in limit ? `>= ${limit.atLeast}` : `<= ${limit.atMost}`
}
