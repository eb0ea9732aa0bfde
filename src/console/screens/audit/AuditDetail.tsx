import Stack from '@mui/material/Stack'
import { useTranslate } from 'react-admin'
import type { Audit } from '#generated/types/audit.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { OwnValueProps } from '../parts/OwnParts.ts'

/** The other recorded details of an action; a view as other roles is put into words. */
export function AuditDetail({ record, children }: OwnValueProps) {
  const translate = useTranslate()
  const roles = viewedRolesIn(record['detail' satisfies keyof Audit])
  if (roles.length === 0) return children
  return (
    <Stack spacing={1}>
      <span>{translate('history.viewedAs', { roles: roles.join(translate('shell.comma')) })}</span>
      {children}
    </Stack>
  )
}

function viewedRolesIn(detail: unknown): string[] {
  const roles = isJsonObject(detail) ? listOf(detail['viewed_roles']) : []
  return roles.map((role) => (isJsonObject(role) ? textOf(role['name']) : ''))
}
