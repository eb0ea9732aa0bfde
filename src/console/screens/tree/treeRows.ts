import type { TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

/** A record of a tree with its children. */
export interface TreeRow {
  id: string
  record: TreeRecord
  children: readonly TreeRow[]
}

/** The rows of the server's tree. */
export function rowsOf(records: readonly TreeRecord[]): TreeRow[] {
  return records.map((record) => ({
    id: String(record.id),
    record,
    children: rowsOf(record.children ?? []),
  }))
}

/** The query key of an entity's tree. */
export function treeKey(entity: string): [string, 'getTree'] {
  return [entity, 'getTree']
}
