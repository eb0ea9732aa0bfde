import type { Text } from './Text.ts'

/** The address of the dashboards in the console; their names follow it. */
export const dashboardsPath = '/dashboard'

/** A page of figures, from a file of schemas/dashboards/. */
export interface Dashboard {
  name: string
  label: Text
  panels: readonly DashboardPanel[]
}

/** What one panel of a dashboard shows of an entity's records. */
export interface DashboardPanel {
  name: string
  label: Text
  /** figure: one number and how it has changed. line: a measure over time. bar: a measure by group. */
  as: 'figure' | 'line' | 'bar'
  entity: string
  /** `count`, or an aggregate of a property such as `sum(num)`. */
  measure: string
  /** Filters of the list that always hold. */
  where?: Readonly<Record<string, string | number | boolean>>
  /** The property by which records belong to a period; absent: all records, whenever they were made. */
  time?: string
  /** The property by which bars are told apart. */
  group?: string
}
