import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'
import type { TableColumn } from '../list/columns/useListColumns.ts'
import { ExportButton } from '../list/export/ExportButton.tsx'
import type { TreeRow } from './treeRows.ts'

interface TreeExportProps {
  resource: Resource
  columns: readonly TableColumn[]
  rows: readonly TreeRow[]
  filter: Values
  /** Shows only the icon, for want of room. */
  compact: boolean
}

/** Downloads the rows of a tree that its search and filters find, each with its parent. */
export function TreeExport({ resource, columns, rows, filter, compact }: TreeExportProps) {
  const { property: field, direction: order } = resource.order
  const parent = resource.fields.find(({ source }) => source === resource.parent)
  const isShown = columns.some(({ source }) => source === resource.parent)
  const withParent = parent && !isShown ? [...columns, { source: parent.source, field: parent }] : columns
  return (
    <ExportButton
      resource={resource}
      columns={withParent}
      exported={{ filter, sort: { field, order }, total: countOf(rows) }}
      disabled={rows.length === 0}
      compact={compact}
    />
  )
}

function countOf(rows: readonly TreeRow[]): number {
  return rows.reduce((count, { children }) => count + 1 + countOf(children), 0)
}
