import { Fragment } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ListBase } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { Resource } from '#shared/contracts/Resource.ts'
import { rowsPerPage } from '../../session/api/rowsPerPage.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ListCards } from './ListCards.tsx'
import { keepRowsOnMount } from './useLateRefetch.ts'
import { useOpening } from './views/useOpening.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

interface EntityListProps {
  resource: Resource
  /** Wraps the cards, for a screen that puts something beside them. */
  Around?: ComponentType<{ children: ReactNode }>
}

/** The list of an entity: a card with filters above a card with the table. */
export function EntityList({ resource, Around = Fragment }: EntityListProps) {
  const { names } = useEntityWords(resource)
  const { entity, order } = resource
  const opening = useOpening(entity)
  if (opening !== undefined) return <Navigate to={opening} replace />
  return (
    <ListBase
      resource={entity}
      perPage={rowsPerPage}
      sort={{ field: order.property, order: order.direction }}
      debounce={0}
      exporter={false}
      queryOptions={keepRowsOnMount}
      // The page is guarded already; react-admin would ask again and request the rows only after the answer.
      disableAuthentication
    >
      <PageTitle title={names} />
      <Around>
        <ListCards resource={resource} />
      </Around>
    </ListBase>
  )
}
