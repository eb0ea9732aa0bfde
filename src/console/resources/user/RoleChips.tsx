import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { isObject, textOf } from '../../widgets/readValue.ts'
import type { OwnCellProps } from '../OwnParts.ts'

const mostShown = 3

/** The roles of a user as chips. */
export function RoleChips({ record, children }: OwnCellProps) {
  const roles: readonly unknown[] = Array.isArray(record['roles']) ? record['roles'] : []
  const names = roles.filter(isObject).map((role) => textOf(role['role_name']) || textOf(role['role_id']))
  if (names.length === 0) return children
  const rest = names.slice(mostShown)
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {names.slice(0, mostShown).map((name) => (
        <Chip key={name} size="small" variant="outlined" label={name} sx={{ height: 22, fontSize: 12 }} />
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.join(', ')}>
          <Chip size="small" label={`+${rest.length}`} sx={{ height: 22, fontSize: 12 }} />
        </Tooltip>
      )}
    </Stack>
  )
}
