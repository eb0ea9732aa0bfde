import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from '../../../session/access/Access.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { rowPartsOf } from './rowPartsOf.ts'

/** The lists that the current user may read, those with most to show first. */
export function useReadableLists(): readonly Resource[] {
  const { codes } = useAccess()
  const resources = useResources()
  return useMemo(
    () =>
      resources
        .filter(({ kind }) => kind === 'collection' || kind === 'log')
        .filter(({ permissions }) => mayDo(codes, permissions.page))
        .toSorted((one, other) => richness(other) - richness(one)),
    [codes, resources],
  )
}

function richness(resource: Resource): number {
  const { picture, text, state, date, figures } = rowPartsOf(resource)
  return [picture, text, state, date].filter(Boolean).length + figures.length
}
