import { useCallback } from 'react'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'

/** Tells whether the current user may open the page of an entity. */
export function useMaySee(): (entity: string) => boolean {
  const { codes } = useAccess()
  return useCallback((entity) => mayDo(codes, resourceOf(entity)?.permissions.page), [codes])
}
