import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { relationsTo } from './relationsTo.ts'
import type { Relation } from './relationsTo.ts'

/** The references that lead to an entity from the lists that the current user may open. */
export function useRelations({ entity }: Pick<Resource, 'entity'>): readonly Relation[] {
  const { codes } = useAccess()
  const resources = useResources()
  return useMemo(
    () => relationsTo(entity, resources).filter(({ resource }) => mayDo(codes, resource.permissions.page)),
    [entity, resources, codes],
  )
}
