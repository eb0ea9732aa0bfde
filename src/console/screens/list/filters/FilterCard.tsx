import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useListFilterContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { whenIdle } from '../../../kit/browser/whenIdle.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { FilterField } from './FilterField.tsx'
import { packInputs } from './packInputs.ts'
import { canAsk } from './canAsk.ts'
import { fitting, namesOf } from './filterInputs.ts'
import type { FilterInput } from './filterInputs.ts'
import { useIsScoped } from '../scope/ListScopeContext.ts'
import { searchAll } from '../scope/searchAll.ts'
import { useFilterInputs } from './useFilterInputs.ts'

// Loaded when the browser is idle, since users come for the rows.
const FilterTools = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return { default: (await import('./FilterTools.tsx')).FilterTools }
})

interface FilterCardProps {
  resource: Resource
  /** Called after the filters were applied or reset. */
  onSearch: () => void
}

/** The filter inputs above the table. Enter or the button applies them, and the address keeps them. */
export function FilterCard({ resource, onSearch }: FilterCardProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  /** The values that were changed but not applied yet. All others follow the address, which a chart may change meanwhile. */
  const [draft, setDraft] = useState<Values>({})
  const [unfolded, setOpen] = useState<boolean>()
  const [isJudged, setJudged] = useState(false)
  const cells = useCells()
  const inputs = useFilterInputs(resource)
  const isScoped = useIsScoped()
  if (inputs.length === 0) return null

  const values: Values = { ...filterValues, ...draft }
  const phone = cells === 1
  // On a phone the card is folded as a whole.
  const first = phone ? inputs.length : fitting(inputs, cells)
  // A filter in force or just typed stays visible unless the user folded the card.
  const open = unfolded ?? inputs.slice(first).some((input) => isSet(input, values))
  const ask = (next: Values) => {
    // Another search starts on the first page, and may stop early again.
    setFilters(withoutEmpty({ ...next, [searchAll]: undefined }), undefined, false)
    onSearch()
  }
  const apply = (next: Values) => {
    ask(next)
    setDraft({})
    setJudged(false)
  }
  const tools = { resource, inputs, onAsk: ask, onShow: isScoped ? undefined : () => setDraft({}) }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canAsk(inputs, values)) return apply(values)
    flushSync(() => {
      setJudged(true)
      setOpen(true)
    })
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <Card variant="outlined">
      <Box
        component="form"
        role="search"
        aria-label={translate('screens.list.filters')}
        onSubmit={submit}
        sx={{
          display: 'grid',
          gridTemplateColumns: columnsOf(cells),
          gap: phone ? 1.5 : 2,
          p: phone ? 1.5 : 2,
        }}
      >
        {(open ? packInputs(inputs, cells) : inputs.slice(0, first)).map((input) => (
          <Box key={input.source} sx={cellOf(input, cells)}>
            <FilterField
              resource={resource}
              input={input}
              values={values}
              isJudged={isJudged}
              onChange={(changed) => setDraft((former) => ({ ...former, ...changed }))}
            />
          </Box>
        ))}
        <Box
          sx={{
            gridColumnEnd: -1,
            display: 'flex',
            gap: 1,
            justifyContent: 'flex-end',
            alignItems: 'center',
          }}
        >
          <Suspense fallback={<span style={{ width: isScoped ? 30 : 68 }} />}>
            <FilterTools {...tools} place="buttons" />
          </Suspense>
          {inputs.length > first && (
            <Button
              onClick={() => setOpen(!open)}
              aria-expanded={open}
              endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {translate(open ? 'screens.action.collapse' : 'screens.action.expand')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => apply({})}>
            {translate('screens.action.reset')}
          </Button>
          <Button variant="contained" type="submit">
            {translate('screens.action.search')}
          </Button>
        </Box>
        <Suspense fallback={null}>
          <FilterTools {...tools} place="below" />
        </Suspense>
      </Box>
    </Card>
  )
}

/** Where there is room, both ends of a range are aligned with the columns of the grid. */
function cellOf({ kind, width }: FilterInput, cells: number) {
  const gridColumn = `span ${Math.min(width, cells)}`
  if (kind !== 'range') return { gridColumn }
  return cells === 1
    ? { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }
    : { gridColumn, display: 'grid', gridTemplateColumns: 'subgrid' }
}

/** The last column is never narrower than the buttons in it. */
function columnsOf(cells: number): string {
  return cells === 1 ? 'minmax(0, 1fr)' : `repeat(${cells - 1}, minmax(0, 1fr)) minmax(max-content, 1fr)`
}

function isSet(input: FilterInput, values: Values): boolean {
  return namesOf(input).some((name) => values[name] !== undefined)
}

function useCells(): number {
  const { breakpoints } = useTheme()
  const wide = useMediaQuery(breakpoints.up('lg'))
  const medium = useMediaQuery(breakpoints.up('md'))
  const narrow = useMediaQuery(breakpoints.up('sm'))
  if (wide) return 4
  if (medium) return 3
  return narrow ? 2 : 1
}

function withoutEmpty(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}
