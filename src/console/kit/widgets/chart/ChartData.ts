/** The data of a chart: a value of each series for each category. */
export interface ChartData {
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

/** bar: categories beside each other. rank: categories below each other, for long names. line: values over time. */
export type ChartKind = 'bar' | 'rank' | 'line'
