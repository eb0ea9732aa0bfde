import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'react-admin'
import { recordName } from '../../../session/entities/recordName.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { Allowed } from '../../../session/access/useAllowed.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { CellValue } from './CellValue.tsx'
import type { RowsProps } from './RowsProps.ts'
import { RowActions } from './RowActions.tsx'
import { RowTick } from './RowTick.tsx'
import { useRowTicks } from './useRowTicks.ts'
import type { TickRow } from './useRowTicks.ts'

/** The rows of a list on a phone: one card each, every column with its name. */
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
  allowed: Allowed
  record: RaRecord
  selected: boolean
  onTick: TickRow
}

function RecordCard({ record, resource, allowed, columns, selectable, selected, onTick }: CardProps) {
  const words = useEntityWords(resource)
  const valueWords = useValueWords(resource)
  const title = columns.find(({ source }) => source === resource.display)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 38, mb: 1, fontWeight: 600, gap: 1 }}>
        {selectable && <RowTick resource={resource} record={record} selected={selected} onTick={onTick} />}
        {title ? (
          <CellValue
            resource={resource}
            column={title}
            record={record}
            allowed={allowed}
            words={valueWords}
          />
        ) : (
          recordName(resource, record)
        )}
      </Stack>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)',
          rowGap: 0.75,
          columnGap: 2,
        }}
      >
        {columns
          .filter((column) => column !== title)
          .map((column) => (
            <Box key={column.source} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {words.label(column.source)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                <CellValue
                  resource={resource}
                  column={column}
                  record={record}
                  allowed={allowed}
                  words={valueWords}
                />
              </Box>
            </Box>
          ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: 1 }}>
        <RowActions resource={resource} record={record} allowed={allowed} />
      </Stack>
    </Box>
  )
}
