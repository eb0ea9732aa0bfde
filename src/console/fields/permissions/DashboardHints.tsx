import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { dashboards } from '#generated/dashboards/dashboards.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { dashboardGaps } from './dashboardGaps.ts'
import type { PermissionNode } from './matrixOf.ts'

interface DashboardHintsProps {
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
}

/** Names the pages that chosen dashboards take their figures from, as long as these are not chosen too. */
export function DashboardHints(props: DashboardHintsProps) {
  const translate = useTranslate()
  const gaps = dashboardGaps(props, dashboards, useResources())
  return (
    <Box aria-live="polite">
      {gaps.map(({ id, dashboard, pages }) => (
        <Alert key={id} severity="info" sx={{ mt: 1 }}>
          {translate('permissions.role.dashboardNeeds', {
            dashboard,
            pages: pages.join(translate('shell.comma')),
          })}
        </Alert>
      ))}
    </Box>
  )
}
