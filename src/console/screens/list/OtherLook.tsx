import type { Resource } from '#shared/contracts/Resource.ts'
import { lazy } from '../../kit/page/lazy.ts'
import type { TableColumn } from './columns/useListColumns.ts'
import type { Look } from './look/listLook.ts'

const looks = {
  board: lazy(async () => ({ default: (await import('./board/Board.tsx')).Board })),
  calendar: lazy(async () => ({ default: (await import('./calendar/RecordCalendar.tsx')).RecordCalendar })),
} as const

interface OtherLookProps {
  look: Exclude<Look, 'table'>
  resource: Resource
  columns: readonly TableColumn[]
}

/** The records of a list as a board or a calendar. */
export function OtherLook({ look, resource, columns }: OtherLookProps) {
  const Shown = looks[look]
  return <Shown resource={resource} columns={columns} />
}
