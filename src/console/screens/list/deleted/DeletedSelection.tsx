import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { loadAllDeleted } from './deletedQuery.ts'
import { useDeletedWords } from './useDeletedWords.ts'

interface DeletedSelectionProps {
  resource: Resource
  search: string
  /** The records of the page. */
  records: readonly RaRecord[]
  /** The number of records on all pages. */
  total: number
  selected: readonly RaRecord[]
  onSelect: (selected: readonly RaRecord[]) => void
}

/** Selects all records of a page, or of all pages as far as one call takes them, or none. */
export function DeletedSelection(props: DeletedSelectionProps) {
  const { records, total, selected, onSelect } = props
  const words = useDeletedWords()
  const ids = new Set(records.map(({ id }) => id))
  const here = selected.filter(({ id }) => ids.has(id))
  const elsewhere = selected.filter(({ id }) => !ids.has(id))
  const isAll = here.length === records.length
  return (
    <Box sx={lineStyle}>
      <FormControlLabel
        label={words.selectAll}
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={here.length > 0 && !isAll}
            onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...records])}
          />
        }
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        sx={{ ml: -1 }}
      />
      {isAll && total > records.length && elsewhere.length === 0 && <WholeButton {...props} />}
      {elsewhere.length > 0 && (
        <Button size="small" onClick={() => onSelect([])}>
          {words.unselect}
        </Button>
      )}
    </Box>
  )
}

function WholeButton({ resource, search, total, onSelect }: DeletedSelectionProps) {
  const words = useDeletedWords()
  const { namesInText: names } = useEntityWords(resource)
  const notifyFailure = useNotifyFailure()
  const [isLoading, setLoading] = useState(false)
  const count = Math.min(total, recordsAtMost)
  const select = async () => {
    setLoading(true)
    try {
      onSelect(await loadAllDeleted(resource, search))
    } catch (error) {
      notifyFailure(error, fillPlaceholders(words.failed, { names }))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button size="small" loading={isLoading} onClick={() => void select()}>
      {fillPlaceholders(count < total ? words.selectLatest : words.selectWhole, { count })}
    </Button>
  )
}

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 3, pt: 1 } as const
