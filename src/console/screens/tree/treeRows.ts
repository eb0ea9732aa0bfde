import type { TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'

/** A record of a tree with its place in it. */
export interface TreeRow {
  id: string
  record: TreeRecord
  children: readonly TreeRow[]
}

/** The tree the server answered as rows for the table. */
export function rowsOf(records: readonly TreeRecord[]): TreeRow[] {
  return records.map((record) => ({
    id: String(record.id),
    record,
    children: rowsOf(record.children ?? []),
  }))
}

/** Under which key the tree of an entity is cached. */
export function treeKey(entity: string): [string, 'getTree'] {
  return [entity, 'getTree']
}
