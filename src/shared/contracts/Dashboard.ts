import type { ListConditions } from './ListConditions.ts'
import type { Text } from './Text.ts'

/** The address of the dashboards in the console; their names follow it. */
export const dashboardsPath = '/dashboard'

/** A page of figures, from a file of schemas/dashboards/. */
export interface Dashboard {
  name: string
  label: Text
  panels: readonly DashboardPanel[]
}

/** How a panel can show its records. */
export const panelKinds = ['figure', 'line', 'bar', 'funnel'] as const

/** What one panel of a dashboard shows of an entity's records. */
export interface DashboardPanel {
  name: string
  label: Text
  /** figure: one number and how it has changed. line: a measure over time. bar: a measure by group. funnel: how much of it comes how far. */
  as: (typeof panelKinds)[number]
  entity: string
  /** `count`, or an aggregate of a property such as `sum(num)`. */
  measure: string
  /** Filters of the list that always hold. */
  where?: ListConditions
  /** The property by which records belong to a period; absent: all records, whenever they were made. */
  time?: string
  /** The property by which bars are told apart, `user_id.city` one of what a reference leads to; or the one that says how far a record of a funnel has come. */
  group?: string
  /** Of a funnel, from the first to the last. */
  steps?: readonly FunnelStep[]
}

/** How far records come. */
export interface FunnelStep {
  label: Text
  /** Choices of the property that belong to records which have come so far, or farther. */
  values: readonly string[]
}
