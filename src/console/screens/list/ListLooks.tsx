import type { Resource } from '#shared/contracts/Resource.ts'
import { BoardButton } from './board/BoardButton.tsx'
import type { useBoardLook } from './board/boardLook.ts'
import { ColumnChoice } from './columns/ColumnChoice.tsx'
import { SortChoice } from './columns/SortChoice.tsx'
import type { useListColumns } from './columns/useListColumns.ts'
import { DeletedButton } from './deleted/DeletedButton.tsx'
import { FiguresButton } from './figures/FiguresButton.tsx'

interface ListLooksProps {
  resource: Resource
  columns: ReturnType<typeof useListColumns>
  board: ReturnType<typeof useBoardLook>
  /** Which of the buttons there are. */
  offered: { sort: boolean; board: boolean; figures: boolean; deleted: boolean }
}

/** How the records are looked at: in which order, as a board, as a chart, the deleted ones, and by which columns. */
export function ListLooks({ resource, columns, board, offered }: ListLooksProps) {
  return (
    <>
      {offered.sort && <SortChoice resource={resource} columns={columns.shown} />}
      {offered.board && <BoardButton isBoard={board.isBoard} onChange={board.setBoard} />}
      {offered.figures && <FiguresButton resource={resource} />}
      {offered.deleted && <DeletedButton resource={resource} />}
      <ColumnChoice resource={resource} columns={columns} />
    </>
  )
}
