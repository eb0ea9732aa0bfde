import Box from '@mui/material/Box'
import type { SystemStyleObject } from '@mui/system'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { drawValue } from '../../../fields/values/FieldValue.tsx'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

interface FirstValuesProps {
  resource: Resource
  columns: readonly TableColumn[]
  record: RaRecord
  /** The layout of the values: one below the other, or in lines with gaps. */
  sx: SystemStyleObject
}

/** The most values shown; records that are skimmed have no room for more. */
const valuesAtMost = 4

/** The first values that a record has in some columns, each with its label. */
export function FirstValues({ resource, columns, record, sx }: FirstValuesProps) {
  const { label } = useEntityWords(resource)
  const words = useValueWords(resource)
  const shown = columns.filter(({ source }) => isSet(record[source])).slice(0, valuesAtMost)
  return (
    <Box component="dl" sx={{ m: 0, rowGap: 0.25, typography: 'body2', ...sx }}>
      {shown.map(({ source, field }) => (
        <Box key={source} sx={{ display: 'flex', gap: 0.75, minWidth: 0, maxWidth: '100%' }}>
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {label(source)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {drawValue({ resource, field, record, place: 'list' }, words)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function isSet(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}
