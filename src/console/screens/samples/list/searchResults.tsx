import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { FieldValue } from '../../../fields/values/FieldValue.tsx'
import { cardGrid } from './cardGrid.ts'
import { RowFacts, RowText } from './RowFacts.tsx'
import { RowName, RowPicture } from './RowHead.tsx'
import { rowPartsOf } from './rowPartsOf.ts'

/** The results of a search. */
export interface ResultsProps {
  resource: Resource
  rows: readonly RaRecord[]
}

/** Results for reading: name, state and text below each other. */
export function Articles({ resource, rows }: ResultsProps) {
  const { text, state, date, figures } = rowPartsOf(resource)
  return (
    <Card component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {rows.map((record) => (
        <Box component="li" key={record.id} sx={articleStyle}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <RowName resource={resource} record={record} />
            {state && <FieldValue resource={resource} field={state} record={record} place="list" />}
          </Stack>
          <RowText record={record} text={text} lines={3} />
          <Box sx={{ mt: 1 }}>
            <RowFacts resource={resource} record={record} fields={date ? [date, ...figures] : figures} />
          </Box>
        </Box>
      ))}
    </Card>
  )
}

/** Results for looking at: a large picture above the name. */
export function Projects({ resource, rows }: ResultsProps) {
  const { picture, text, date } = rowPartsOf(resource)
  return (
    <Box component="ul" sx={cardGrid}>
      {rows.map((record) => (
        <Card component="li" key={record.id}>
          <Box sx={coverStyle}>
            <RowPicture resource={resource} record={record} picture={picture} size={112} />
          </Box>
          <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
            <RowName resource={resource} record={record} />
            <RowText record={record} text={text} lines={2} />
            {date && (
              <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
                <FieldValue resource={resource} field={date} record={record} place="list" />
              </Box>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  )
}

/** Results for comparing: a small picture beside the name, the figures below. */
export function Applications({ resource, rows }: ResultsProps) {
  const { picture, state, figures } = rowPartsOf(resource)
  return (
    <Box component="ul" sx={cardGrid}>
      {rows.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2 }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
            <RowPicture resource={resource} record={record} picture={picture} size={36} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <RowName resource={resource} record={record} />
            </Box>
            {state && <FieldValue resource={resource} field={state} record={record} place="list" />}
          </Stack>
          <RowFacts resource={resource} record={record} fields={figures} />
        </Card>
      ))}
    </Box>
  )
}

const articleStyle = {
  px: { xs: 2, sm: 3 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}

const coverStyle = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  height: 144,
  bgcolor: 'action.hover',
}
