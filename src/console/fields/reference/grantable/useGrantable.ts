import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { grantableQuery } from './grantableQuery.ts'

/** Tells whether the current user may grant a menu or a role; until that is known, only the server decides. */
export function useGrantable(): { menu: (id: string) => boolean; role: (id: string) => boolean } {
  const { data } = useQuery(grantableQuery)
  return useMemo(() => {
    const menus = data && new Set(data.menu_ids)
    const roles = data && new Set(data.role_ids)
    return { menu: (id) => menus?.has(id) ?? true, role: (id) => roles?.has(id) ?? true }
  }, [data])
}
