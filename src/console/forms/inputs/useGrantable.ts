import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Grantable } from '#shared/permissions/Grantable.ts'
import { callApi } from '../../providers/session.ts'
import { isObject, textsOf } from '../../widgets/readValue.ts'

const grantableQuery = queryOptions({
  queryKey: ['permissions', 'grantable'],
  queryFn: async ({ signal }) => read((await callApi('/permissions/grantable', { signal })).data),
  retry: false,
})

/** Whether the current user may hand on a menu or a role; until that is known, and if it cannot be, the server decides alone. */
export function useGrantable(): { menu: (id: string) => boolean; role: (id: string) => boolean } {
  const { data } = useQuery(grantableQuery)
  return useMemo(() => {
    const menus = data && new Set(data.menu_ids)
    const roles = data && new Set(data.role_ids)
    return { menu: (id) => menus?.has(id) ?? true, role: (id) => roles?.has(id) ?? true }
  }, [data])
}

function read(data: unknown): Grantable {
  const answer = isObject(data) ? data : {}
  return { menu_ids: textsOf(answer['menu_ids']), role_ids: textsOf(answer['role_ids']) }
}
