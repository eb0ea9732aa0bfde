import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { FilterField } from '../list/filters/FilterField.tsx'
import { treeFilters } from './treeFilters.ts'

interface TreeFiltersProps {
  resource: Resource
  values: Values
  onChange: (values: Values) => void
}

/** The filters of a tree beside its search; they apply at once, as the whole tree is loaded. */
export function TreeFilters({ resource, values, onChange }: TreeFiltersProps) {
  const translate = useTranslate()
  const inputs = treeFilters(resource)
  if (inputs.length === 0) return null
  return (
    <Box
      role="search"
      aria-label={translate('screens.list.filters')}
      sx={[frame, inputs.length <= few && besideFor(inputs.length)]}
    >
      {inputs.map((input) => {
        const field = (
          <FilterField
            key={input.source}
            resource={resource}
            input={input}
            values={values}
            isJudged
            onChange={(changed) => onChange({ ...values, ...changed })}
          />
        )
        return input.field?.reference ? (
          <Box key={input.source} sx={wide}>
            {field}
          </Box>
        ) : (
          field
        )
      })}
    </Box>
  )
}

/** Names need room, and a reference into a tree has a button beside its input. */
const wide = { gridColumn: { xs: '1 / -1', sm: 'auto' } }

// The number of filters that fit beside the search.
const few = 2

/** On lines of their own, below the search and the tools. */
const frame = {
  order: 1,
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  gap: 1.5,
  pt: 0.5,
}

function besideFor(count: number) {
  return {
    order: { md: 0 },
    flexBasis: { md: 'auto' },
    gridTemplateColumns: { md: `repeat(${count}, minmax(150px, 200px))` },
    pt: { md: 0 },
  }
}
