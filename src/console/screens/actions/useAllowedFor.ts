import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lockOf } from '#shared/states/lockOf.ts'
import { grantableQuery } from '../../fields/reference/grantable/grantableQuery.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import type { Allowed } from '../../session/access/useAllowed.ts'

/**
 * What the current user may do with each record: those that hold more than the user does can only be looked at, and
 * those whose state locks them cannot be deleted. Until that is known, and if it cannot be, the server decides alone.
 */
export function useAllowedFor(resource: Resource): (record: Values) => Allowed {
  const allowed = useAllowed(resource)
  const { rolesOf } = useOwnParts(resource.entity)
  // Who may edit is who may ask.
  const { data } = useQuery({ ...grantableQuery, enabled: rolesOf !== undefined && allowed.edit })
  const { states } = resource
  const byRoles = useMemo(() => {
    if (!rolesOf || !data?.above_role_ids.length) return () => allowed
    const above = new Set(data.above_role_ids)
    const looking = { ...allowed, copy: false, edit: false, delete: false, moves: [], isAbove: true }
    return (record: Values) => (rolesOf(record).some((id) => above.has(id)) ? looking : allowed)
  }, [allowed, rolesOf, data])
  return useMemo(() => {
    if (!states?.locked) return byRoles
    const kept = { ...allowed, delete: false }
    return (record: Values) => {
      const known = byRoles(record)
      return known === allowed && lockOf(states, record)?.delete ? kept : known
    }
  }, [allowed, byRoles, states])
}
