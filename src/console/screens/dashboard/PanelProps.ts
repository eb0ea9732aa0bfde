import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Span } from './spanOf.ts'

/** The props of every kind of panel. */
export interface PanelProps {
  panel: DashboardPanel
  resource: Resource
  span: Span
}
