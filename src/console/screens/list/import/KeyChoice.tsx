import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './useImportWords.ts'

interface KeyChoiceProps {
  resource: Resource
  work: Import
  sheet: Sheet
  mapping: Mapping
}

/** Whether rows change the records that exist, and how these are found. */
export function KeyChoice({ resource, work, sheet, mapping }: KeyChoiceProps) {
  const words = useImportWords()
  const { label } = useEntityWords(resource)
  const hasId = sheet.heads.some((head) => head.toLowerCase() === 'id')
  const hasName = mapping.includes(resource.display)
  if (!hasId && !hasName) return null
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
      {hasName && (
        <MenuItem value={resource.display}>{fill(words.keyBy, { label: label(resource.display) })}</MenuItem>
      )}
      {hasId && <MenuItem value="id">{fill(words.keyBy, { label: words.id })}</MenuItem>}
    </TextField>
  )
}
