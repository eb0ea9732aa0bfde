/** What a chart shows: a value of each series for each category. */
export interface ChartData {
  categories: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

/** bar: categories beside each other. rank: the same below each other, where their names are long. line: values over time. */
export type ChartKind = 'bar' | 'rank' | 'line'
