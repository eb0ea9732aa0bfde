import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Menu } from '#generated/types/menu.ts'
import { useMenuRecordName } from '../../session/menus/useMenuRecordName.ts'
import type { FenxiaoDataProvider, TreeRecord } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { PermissionNode } from './matrixOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { couldNotLoad } from '../reference/useOptions.ts'

/** The menus and buttons with their names in the side menu; undefined while they are loading or if loading failed. */
export function usePermissionNodes(entity: string) {
  const nameOf = useNameOf()
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const select = useCallback((records: readonly TreeRecord[]) => nodesOf(records, nameOf), [nameOf])
  const list = useQuery({
    queryKey: [entity, 'getTree'],
    queryFn: async ({ signal }) => (await dataProvider.getTree(entity, { signal })).data,
    select,
    retry: false,
  })
  return { nodes: list.data, hasFailed: couldNotLoad(list), onRetry: () => void list.refetch() }
}

/** Names a menu in the language of the page, because stored names are Chinese, and marks a disabled menu. */
function useNameOf(): (record: TreeRecord) => string {
  const translate = useTranslate()
  const menuName = useMenuRecordName()
  return useCallback(
    (record) => {
      const name = menuName(record)
      return record['status' satisfies keyof Menu] === ('disabled' satisfies Menu['status'])
        ? translate('permissions.role.disabled', { name })
        : name
    },
    [translate, menuName],
  )
}

function nodesOf(records: readonly TreeRecord[], nameOf: (record: TreeRecord) => string): PermissionNode[] {
  return records.map((record) => ({
    id: String(record.id),
    label: nameOf(record),
    code: textOf(record['code' satisfies keyof Menu]),
    type: record['type' satisfies keyof Menu] === ('button' satisfies Menu['type']) ? 'button' : 'page',
    path: textOf(record['path' satisfies keyof Menu]),
    children: nodesOf(record.children ?? [], nameOf),
  }))
}
