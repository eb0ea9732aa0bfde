import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ListBase } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { FilterButton } from './filters/FilterButton.tsx'
import { FilterCard } from './filters/FilterCard.tsx'
import { filterInputs } from './filters/filterInputs.ts'
import { TableCard } from './TableCard.tsx'
import { askLater } from './useLateRefetch.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

const rowsPerPage = 20

interface EntityListProps {
  resource: Resource
  /** Stands around the cards, on a screen that puts something beside them. */
  Around?: ComponentType<{ children: ReactNode }>
}

/** The list of an entity: a card with filters above a card with the table. */
export function EntityList({ resource, Around = Fragment }: EntityListProps) {
  const { names } = useEntityWords(resource)
  const { entity, order } = resource
  return (
    <ListBase
      resource={entity}
      perPage={rowsPerPage}
      sort={{ field: order.property, order: order.direction }}
      debounce={0}
      exporter={false}
      queryOptions={askLater}
      // The page is guarded already; react-admin would ask again, and wait for that before it asks for rows.
      disableAuthentication
    >
      <PageTitle title={names} />
      <Around>
        <Cards resource={resource} />
      </Around>
    </ListBase>
  )
}

/** On a phone the filters wait behind a button: what people came for are the rows. */
function Cards({ resource }: { resource: Resource }) {
  const [isFiltering, setFiltering] = useState(false)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const hasFilters = phone && filterInputs(resource).length > 0
  return (
    <Stack spacing={{ xs: 1.5, sm: 2 }} useFlexGap>
      {(!phone || isFiltering) && <FilterCard resource={resource} onSearch={() => setFiltering(false)} />}
      <TableCard
        resource={resource}
        phone={phone}
        filterButton={
          hasFilters && <FilterButton isOpen={isFiltering} onToggle={() => setFiltering(!isFiltering)} />
        }
      />
    </Stack>
  )
}
