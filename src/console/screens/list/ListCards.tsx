import Stack from '@mui/material/Stack'
import { Suspense, useRef, useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsPhone } from '../../kit/browser/useIsPhone.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { FilterButton } from './filters/FilterButton.tsx'
import { FilterCard } from './filters/FilterCard.tsx'
import { useFilterInputs } from './filters/useFilterInputs.ts'
import { TableCard } from './TableCard.tsx'

/** The filters above the table. On a phone a button opens them, since users come for the rows. */
export function ListCards({ resource }: { resource: Resource }) {
  const [isFiltering, setFiltering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const phone = useIsPhone()
  const { Notice } = useOwnParts(resource.entity)
  const [wasWide, setWasWide] = useState(!phone)
  if (!phone && !wasWide) setWasWide(true)
  const hasFilters = useFilterInputs(resource).length > 0 && phone
  const fold = () => {
    setFiltering(false)
    // Otherwise the focus would be lost with the focused input.
    button.current?.focus()
  }
  return (
    <Stack spacing={{ xs: 1.5, sm: 2 }} useFlexGap>
      {/* A window that becomes narrow keeps the values that are typed and the dialogs that are open. */}
      {(wasWide || isFiltering) && (
        <div
          hidden={phone && !isFiltering}
          onFocus={() => setFiltering(true)}
          onInput={() => setFiltering(true)}
        >
          <FilterCard resource={resource} onSearch={fold} />
        </div>
      )}
      <TableCard
        resource={resource}
        phone={phone}
        filterButton={
          hasFilters && (
            <FilterButton ref={button} isOpen={isFiltering} onToggle={() => setFiltering(!isFiltering)} />
          )
        }
      />
      {Notice && (
        <Suspense fallback={null}>
          <Notice />
        </Suspense>
      )}
    </Stack>
  )
}
