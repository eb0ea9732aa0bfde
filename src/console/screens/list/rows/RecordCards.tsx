import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'react-admin'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { AllowedActions } from '../../../session/access/useAllowed.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { CellValue } from './CellValue.tsx'
import { leadingColumn } from './leadingColumn.ts'
import { isNumeric } from '../columns/useListColumns.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import type { RowsProps } from './RowsProps.ts'
import { RowActions } from './RowActions.tsx'
import { RowTick } from './RowTick.tsx'
import { useRowTicks } from './useRowTicks.ts'
import type { TickRow } from './useRowTicks.ts'

/** The rows of a list on a phone: one card of a few lines each. */
export function RecordCards(props: RowsProps) {
  const { names } = useEntityWords(props.resource)
  const { selected, tick } = useRowTicks(props)
  return (
    <Box component="ul" aria-label={names} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {props.rows.map((record) => (
        <RecordCard
          key={record.id}
          {...props}
          record={record}
          allowed={props.allowedFor(record)}
          selected={selected.has(record.id)}
          onTick={tick}
        />
      ))}
    </Box>
  )
}

interface CardProps extends Omit<RowsProps, 'rows' | 'allowedFor'> {
  allowed: AllowedActions
  record: RaRecord
  selected: boolean
  onTick: TickRow
}

/** A card has the name, the state and the menu in its first line, and the other values below, as many in a line as fit. */
function RecordCard({ record, resource, allowed, columns, selectable, selected, onTick }: CardProps) {
  const words = useEntityWords(resource)
  const valueWords = useValueWords(resource)
  const title = columns.find(({ source }) => source === resource.display)
  const leading = leadingColumn(columns, resource.display)
  const { states } = resource
  const state = columns.find(({ source, field }) =>
    states ? source === states.property : field.type === 'enum',
  )
  const cell = (column: TableColumn) => (
    <CellValue {...{ resource, column, record, allowed }} words={valueWords} leads={column === leading} />
  )
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 34, gap: 1 }}>
        {selectable && <RowTick resource={resource} record={record} selected={selected} onTick={onTick} />}
        <Box sx={headStyle}>
          <Box sx={{ display: 'flex', gap: 1, minWidth: 0, maxWidth: '100%', fontWeight: 600 }}>
            {title && isNumeric(title) && <span>{words.label(title.source)}</span>}
            {title ? cell(title) : recordTitle(resource, record, words)}
          </Box>
          {state && state !== title && cell(state)}
        </Box>
        <RowActions resource={resource} record={record} allowed={allowed} compact />
      </Stack>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
        {columns
          .filter((column) => column !== title && column !== state)
          .slice(0, valuesAtMost)
          .map((column) => (
            <Box key={column.source} sx={column.field.type === 'reference' ? namedStyle : valueStyle}>
              <Box component="dt" sx={labelStyle}>
                {words.label(column.source)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                {cell(column)}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

/** The most values on a card; the record's page shows the rest. */
const valuesAtMost = 12

/** A state without room beside the name goes below it, so that a number is not broken. */
const headStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  rowGap: 0.5,
  // A state below the name keeps the same distance to the values as one beside it.
  py: 0.75,
} as const

const valueStyle = { display: 'flex', gap: 0.75, minWidth: 0, maxWidth: '100%' } as const

/**
 * Half a line is kept for each name of a referenced record, because names arrive after the rows and the cards below would jump.
 */
const namedStyle = { ...valueStyle, minWidth: 'calc(50% - 8px)' } as const

/** Relative to the window: a share of the line, which is as wide as its words, would break every one of them. */
const labelStyle = { flex: 'none', maxWidth: '50vw', color: 'text.secondary' } as const
