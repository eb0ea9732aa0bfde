import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PermissionNode } from './matrixOf.ts'

/** The form in which permissions are drawn. */
export type PermissionsView = 'tree' | 'matrix'

interface PermissionsHeadProps {
  /** Undefined until the nodes are loaded. */
  nodes: readonly PermissionNode[] | undefined
  chosen: ReadonlySet<string>
  view: PermissionsView
  onView: (view: PermissionsView) => void
}

/** The number of chosen permissions, and the choice between tree and matrix. */
export function PermissionsHead({ nodes, chosen, view, onView }: PermissionsHeadProps) {
  const translate = useTranslate()
  const count = nodes && {
    pages: countOf(nodes, 'page', chosen),
    buttons: countOf(nodes, 'button', chosen),
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      <Typography variant="body2" color="text.secondary" aria-live="polite">
        {count && translate('permissions.role.count', count)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('permissions.role.views')}
        onChange={(_event, next: PermissionsView | null) => next && onView(next)}
      >
        <ToggleButton value="tree" sx={{ py: 0.25, textTransform: 'none' }}>
          {translate('permissions.role.treeView')}
        </ToggleButton>
        <ToggleButton value="matrix" sx={{ py: 0.25, textTransform: 'none' }}>
          {translate('permissions.role.matrixView')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  )
}

function countOf(
  nodes: readonly PermissionNode[],
  type: PermissionNode['type'],
  chosen: ReadonlySet<string>,
): number {
  return nodes.reduce(
    (sum, node) =>
      sum + (node.type === type && chosen.has(node.id) ? 1 : 0) + countOf(node.children, type, chosen),
    0,
  )
}
