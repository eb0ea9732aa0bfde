import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { Mapping } from './sheet/sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'

interface KeyChoiceProps {
  resource: Resource
  work: Import
  mapping: Mapping
}

/** Selects whether rows change existing records, and by which property these are found. */
export function KeyChoice({ resource, work, mapping }: KeyChoiceProps) {
  const words = useImportWords()
  const { label } = useEntityWords(resource)
  const keys = keysIn(work, mapping, resource)
  if (keys.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label={words.key}
      value={work.key}
      disabled={work.busy !== undefined}
      onChange={({ target }) => work.setKey(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ maxWidth: 420, mt: 0.5 }}
    >
      <MenuItem value="">{words.keyNone}</MenuItem>
      {keys.map((key) => (
        <MenuItem key={key} value={key}>
          {fillPlaceholders(words.keyBy, { label: key === 'id' ? words.id : label(key) })}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The properties that find records and have a column, unless the user assigned that column to another property. */
function keysIn({ columns, key: chosen }: Import, mapping: Mapping, { display }: Resource): string[] {
  const found = mapping.flatMap((property, index) => {
    const { key } = columns[index] ?? {}
    if (property === display || property === chosen) return [property]
    return key !== undefined && (property === null || property === key) ? [key] : []
  })
  return [...new Set(found)]
}
