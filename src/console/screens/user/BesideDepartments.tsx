import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { PartFailed } from '../../kit/page/PartFailed.tsx'
import { NewRecordContext } from '../actions/NewRecordContext.ts'
import { useMemberCounts } from '../department/useMemberCounts.ts'
import { isForbidden } from '../../session/api/ApiFailure.ts'
import { DepartmentPanel } from './DepartmentPanel.tsx'
import { DepartmentSelect } from './DepartmentSelect.tsx'
import { choiceOf, withChoice } from '../department/departmentFilter.ts'

/** Shows the departments beside the list of users. A selected department narrows the list, and new users start in it. */
export function BesideDepartments({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { data, error, refetch } = useMemberCounts()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const choice = choiceOf(filterValues)
  const id = choice.kind === 'department' ? choice.id : undefined
  const given = useMemo(() => (id === undefined ? {} : { department_id: id }), [id])
  const choose = (next: string) => setFilters(withChoice(filterValues, next), undefined, false)
  const chosen = id ?? (choice.kind === 'others' ? '' : choice.kind)
  const isRefused = isForbidden(error)
  const hasFailed = error !== null && !data
  const departments = { counts: data, chosen, onChoose: choose }
  const retry = () => void refetch()
  // The list keeps its place at every width: an open dialog of it would be lost with another place.
  return (
    <Box sx={wide && !isRefused ? besideStyle : undefined}>
      {!isRefused && !wide && <DepartmentSelect {...departments} hasFailed={hasFailed} onRetry={retry} />}
      {!isRefused && wide && hasFailed && (
        <PartFailed
          text={translate('screens.list.failed', { name: translate('permissions.user.departments') })}
          onRetry={retry}
        />
      )}
      {!isRefused && wide && !hasFailed && <DepartmentPanel {...departments} />}
      <NewRecordContext value={given}>{children}</NewRecordContext>
    </Box>
  )
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: 2,
  alignItems: 'start',
} as const
