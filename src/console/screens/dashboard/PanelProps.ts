import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Span } from './spanOf.ts'

/** What every kind of panel is drawn from. */
export interface PanelProps {
  panel: DashboardPanel
  resource: Resource
  span: Span
}
