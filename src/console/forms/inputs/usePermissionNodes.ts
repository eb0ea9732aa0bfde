import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { FenxiaoDataProvider, TreeRecord } from '../../providers/FenxiaoDataProvider.ts'
import type { PermissionNode } from '../../widgets/permissions/matrixOf.ts'
import { textOf } from '../../widgets/readValue.ts'

/** The menus and buttons with what the permission inputs need of each; undefined while they are loading. */
export function usePermissionNodes(entity: string) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const select = useCallback(
    (records: readonly TreeRecord[]) =>
      nodesOf(records, (name) => translate('permissions.role.disabled', { name })),
    [translate],
  )
  const { data, isError } = useQuery({
    queryKey: [entity, 'getTree'],
    queryFn: async ({ signal }) => (await dataProvider.getTree(entity, { signal })).data,
    select,
    retry: false,
  })
  return { nodes: data, isError }
}

function nodesOf(records: readonly TreeRecord[], marked: (name: string) => string): PermissionNode[] {
  return records.map((record) => {
    const name = textOf(record['name']) || textOf(record['code'])
    return {
      id: String(record.id),
      label: record['status'] === 'disabled' ? marked(name) : name,
      code: textOf(record['code']),
      type: record['type'] === 'button' ? 'button' : 'page',
      children: nodesOf(record.children ?? [], marked),
    }
  })
}
