import type { FigureWords } from './zh.ts'

/** Words of the chart, in English. */
export const figureWords: FigureWords = {
  title: 'Figures of %{names}',
  group: 'Group by',
  measure: 'Figure',
  period: 'Period',
  periods: { day: 'By day', week: 'By week', month: 'By month', quarter: 'By quarter', year: 'By year' },
  count: 'Count',
  sum: 'Sum of %{label}',
  avg: 'Average of %{label}',
  whole: 'All',
  none: 'Not set',
  filtered: 'Of the records that the list shows with its filters.',
  more: 'The first %{shown} of %{count} groups.',
  empty: 'No record meets the filters',
  failed: 'The figures could not be loaded',
  retry: 'Try again',
  loading: 'Loading the figures',
  close: 'Close',
  show: 'Filter the list: %{value}',
}
