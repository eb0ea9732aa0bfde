import Stack from '@mui/material/Stack'
import type { User } from '#generated/types/user.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import type { OwnCellProps } from '../parts/OwnParts.ts'

const mostShown = 3

/** The roles of a user as chips. */
export function RoleChips({ record, children }: OwnCellProps) {
  const stored = record['roles' satisfies keyof User]
  const roles: readonly unknown[] = Array.isArray(stored) ? stored : []
  const names = roles.filter(isJsonObject).map((role) => textOf(role['role_name']) || textOf(role['role_id']))
  if (names.length === 0) return children
  const rest = names.slice(mostShown)
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {names.slice(0, mostShown).map((name) => (
        <StatusChip key={name} label={name} />
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')}>
          <StatusChip label={`+${rest.length}`} />
        </span>
      )}
    </Stack>
  )
}
