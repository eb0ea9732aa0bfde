import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lockOf } from '#shared/states/lockOf.ts'
import { grantableQuery } from '../../fields/reference/grantable/grantableQuery.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'

/**
 * The actions that the current user may take on each record. Records with a role above the user can only be viewed, and records
 * locked by their state cannot be deleted. Until the rights are known, and if they cannot be loaded, only the server decides.
 */
export function useAllowedFor(resource: Resource): (record: Values) => AllowedActions {
  const allowed = useAllowed(resource)
  const { rolesOf } = useOwnParts(resource.entity)
  // Users who may edit also have the right to this call.
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
