import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { FieldValue } from '../../../fields/values/FieldValue.tsx'
import { textOf } from '../../../kit/text/readValue.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'

interface RowFactsProps {
  resource: Resource
  record: RaRecord
  fields: readonly Field[]
}

/** Some values of a record, each below its label. */
export function RowFacts({ resource, record, fields }: RowFactsProps) {
  const { label } = useEntityWords(resource)
  if (fields.length === 0) return null
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {fields.map((field) => (
        <Box key={field.source} sx={{ minWidth: 88 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label(field.source)}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            <FieldValue resource={resource} field={field} record={record} place="list" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** A record's text, cut off after some lines; nothing for a record without one. */
export function RowText({
  record,
  text,
  lines,
}: {
  record: RaRecord
  text: Field | undefined
  lines: number
}) {
  const words = text ? textOf(record[text.source]) : ''
  if (words === '') return null
  return (
    <Typography variant="body2" color="text.secondary" sx={{ ...cutStyle, WebkitLineClamp: lines }}>
      {words}
    </Typography>
  )
}

const cutStyle = {
  mt: 0.5,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}
