import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { NewRecordContext } from '../actions/NewRecordContext.ts'
import { departmentIn } from '../department/departmentTree.ts'
import { useMemberCounts } from '../department/useMemberCounts.ts'
import { DepartmentPanel } from './DepartmentPanel.tsx'
import { DepartmentSelect } from './DepartmentSelect.tsx'
import { choiceOf, withChoice } from './departmentFilter.ts'

/** Puts the departments beside the list of users: choosing one narrows the list, and new users start in it. */
export function BesideDepartments({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const { data, isError } = useMemberCounts()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const choice = choiceOf(filterValues)
  const id = choice.kind === 'department' ? choice.id : undefined
  const given = useMemo(() => (id === undefined ? {} : { department_id: id }), [id])
  const choose = (next: string) => {
    const department = data && departmentIn(data.nodes, next)
    const chosen = next === 'without' ? next : (department ?? 'all')
    setFilters(withChoice(filterValues, chosen), undefined, false)
  }
  const chosen = id ?? choice.kind
  const list = <NewRecordContext value={given}>{children}</NewRecordContext>
  if (isError) return list
  if (!wide) {
    return (
      <>
        <DepartmentSelect counts={data} chosen={chosen} onChoose={choose} />
        {list}
      </>
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      <DepartmentPanel counts={data} chosen={chosen} onChoose={choose} />
      {list}
    </Box>
  )
}
