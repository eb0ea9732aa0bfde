import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'

/** The lists whose rows are records of entities that the current user may not see. */
export function useUnseenRows({ fields }: Resource): ReadonlySet<string> {
  const { codes } = useAccess()
  return useMemo(() => {
    const unseen = fields.flatMap(({ source, children }) => {
      const page = children && resourceOf(children.entity)?.permissions.page
      return page === undefined || mayDo(codes, page) ? [] : [source]
    })
    return new Set(unseen)
  }, [fields, codes])
}
