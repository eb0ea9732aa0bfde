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
  const list = <NewRecordContext value={given}>{children}</NewRecordContext>
  if (isForbidden(error)) return list
  const hasFailed = error !== null && !data
  if (!wide) {
    return (
      <>
        <DepartmentSelect
          counts={data}
          chosen={chosen}
          onChoose={choose}
          hasFailed={hasFailed}
          onRetry={() => void refetch()}
        />
        {list}
      </>
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      {hasFailed ? (
        <PartFailed
          text={translate('screens.list.failed', { name: translate('permissions.user.departments') })}
          onRetry={() => void refetch()}
        />
      ) : (
        <DepartmentPanel counts={data} chosen={chosen} onChoose={choose} />
      )}
      {list}
    </Box>
  )
}
