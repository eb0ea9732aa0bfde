import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { seesAll } from '../../../session/access/seesAll.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { groupsOf, overGroupsOf } from './groupsOf.ts'
import type { GroupChoice } from './groupsOf.ts'

/** The ways to group a list: by its own properties, and by properties of referenced records if the user sees all of these. */
export function useGroups(resource: Resource): readonly GroupChoice[] {
  const { codes } = useAccess()
  const resources = useResources()
  return useMemo(() => {
    const own = groupsOf(resource).map((field) => ({ group: field.source, field }))
    const seen = resources.filter((each) => seesAll(codes, each, resources))
    return [...own, ...overGroupsOf(resource, seen)]
  }, [resource, resources, codes])
}
