import type { DashboardWords } from './zh.ts'

/** Words of the dashboards in English. */
export const dashboardWords: DashboardWords = {
  span: 'Period',
  spans: { week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 90 days', year: 'Last 12 months' },
  before: 'vs %{figure} before',
  more: '%{percent} more than in the previous period',
  less: '%{percent} less than in the previous period',
  same: 'The same as in the previous period',
  list: 'Show in the list: %{label}',
  step: 'Step',
  ofFirst: 'Of first',
  ofFormer: 'Of previous',
  open: 'The arrow keys go from point to point; Enter shows the records in the list.',
  empty: 'No records in this period',
  none: 'No records',
  failed: 'The figures could not be read',
  retry: 'Try again',
  loading: 'Reading the figures',
  nothing: 'You may not see any of these figures',
  nothingWithout: 'Ask an administrator to give your role these pages: %{lists}',
  nothingHint: 'Ask an administrator to grant them to your role.',
}
