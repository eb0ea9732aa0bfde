import type { ListConditions } from './ListConditions.ts'
import type { Text } from './Text.ts'

/** The address of the dashboards in the console; a dashboard's name is appended. */
export const dashboardsPath = '/dashboard'

/** A page of figures, from a file of schemas/dashboards/. */
export interface Dashboard {
  name: string
  label: Text
  panels: readonly DashboardPanel[]
}

/** The forms in which a panel can show its records. */
export const panelKinds = ['figure', 'line', 'bar', 'funnel'] as const

/** One panel of a dashboard, which shows figures of an entity's records. */
export interface DashboardPanel {
  name: string
  label: Text
  /** figure: one number and its change. line: a measure over time. bar: a measure by group. funnel: a measure by step. */
  as: (typeof panelKinds)[number]
  entity: string
  /** `count`, or an aggregate of a property such as `sum(num)`. */
  measure: string
  /** List filters that always apply. */
  where?: ListConditions
  /** The property that assigns records to a period; absent: all records, whenever they were made. */
  time?: string
  /** The property that groups the bars, such as `user_id.city` of a referenced record, or that gives a record's funnel step. */
  group?: string
  /** The steps of a funnel, from the first to the last. */
  steps?: readonly FunnelStep[]
}

/** One step of a funnel. */
export interface FunnelStep {
  label: Text
  /** The values of the grouping property whose records have reached this step, including those of later steps. */
  values: readonly string[]
}
