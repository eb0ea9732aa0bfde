import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import type { Resource } from '#shared/contracts/Resource.ts'
import { ColumnChoice } from './columns/ColumnChoice.tsx'
import { SortChoice } from './columns/SortChoice.tsx'
import type { useListColumns } from './columns/useListColumns.ts'
import { DeletedButton } from './deleted/DeletedButton.tsx'
import { FiguresButton } from './figures/FiguresButton.tsx'
import type { useListLook } from './look/listLook.ts'
import { LookButton } from './look/LookButton.tsx'

interface ListLooksProps {
  resource: Resource
  columns: ReturnType<typeof useListColumns>
  looks: Pick<ReturnType<typeof useListLook>, 'look' | 'setLook'>
  /** The buttons to show. */
  offered: { sort: boolean; board: boolean; calendar: boolean; figures: boolean; deleted: boolean }
}

/** The buttons for other views of the records: sort order, board, calendar, chart, deleted records, and columns. */
export function ListLooks({ resource, columns, looks: { look, setLook }, offered }: ListLooksProps) {
  return (
    <>
      {offered.sort && <SortChoice resource={resource} columns={columns.shown} />}
      {offered.board && <LookButton to="board" look={look} Icon={ViewKanbanOutlined} onChange={setLook} />}
      {offered.calendar && (
        <LookButton to="calendar" look={look} Icon={CalendarMonthOutlined} onChange={setLook} />
      )}
      {offered.figures && <FiguresButton resource={resource} />}
      {offered.deleted && <DeletedButton resource={resource} />}
      <ColumnChoice resource={resource} columns={columns} />
    </>
  )
}
