import Box from '@mui/material/Box'
import { useListFilterContext } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { FilterPanel } from '../../../kit/widgets/filterPanel/FilterPanel.tsx'
import { textOf } from '../../../kit/text/readValue.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import { rowPartsOf } from './rowPartsOf.ts'

/** Tags that limit a list to one state; nothing for an entity without states. */
export function StateFilter({ resource }: { resource: Resource }) {
  const { lists: words } = usePageWords()
  const { label, choices } = useEntityWords(resource)
  const { filterValues, setFilters } = useListFilterContext()
  const { state } = rowPartsOf(resource)
  if (!state || !resource.filters.some(({ source }) => source === state.source)) return null
  const { source } = state
  const options = choices(state).map(({ value, label: desc }) => ({ key: value, value, desc }))
  const chosen = textOf(filterValues[source])
  return (
    <Box sx={{ bgcolor: 'background.paper' }}>
      <FilterPanel
        sources={[{ key: source, label: label(source), isAll: true, single: true, options }]}
        chosen={{ [source]: chosen === '' ? [] : [chosen] }}
        onChange={(filters) => {
          const tag = filters[source]?.[0]
          const others = Object.entries(filterValues).filter(([name]) => name !== source)
          const next = tag === undefined ? others : [...others, [source, tag]]
          setFilters(Object.fromEntries(next), undefined, false)
        }}
        words={words}
      />
    </Box>
  )
}
