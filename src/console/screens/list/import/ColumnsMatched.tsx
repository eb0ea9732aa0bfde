import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { use, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { importable } from './importable.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'

interface ColumnsMatchedProps {
  resource: Resource
  work: Import
  sheet: Sheet
  mapping: Mapping
}

/**
 * The property that each column fills. Open at first if a column fills none, except for the column with the faults in a file of
 * corrections.
 */
export function ColumnsMatched({ resource, work, sheet, mapping }: ColumnsMatchedProps) {
  const words = useImportWords()
  const { label } = useEntityWords(resource)
  const names = use(importable(resource))
  const found = mapping.filter((property) => property !== null).length
  const [isOpen, setOpen] = useState(() =>
    mapping.some((property, index) => property === null && sheet.heads[index] !== words.fault),
  )
  const fold = ({ currentTarget }: SyntheticEvent) =>
    currentTarget instanceof HTMLDetailsElement && setOpen(currentTarget.open)
  const choose = (index: number, property: string) =>
    work.setMapping(
      mapping.map((former, place) => {
        if (place === index) return property === '' ? null : property
        // Two columns cannot fill one property.
        return former === property ? null : former
      }),
    )
  return (
    // A native element, because Material UI's accordion would be loaded with the first list, as everything that react-admin
    // imports is.
    <Paper variant="outlined" component="details" open={isOpen} onToggle={fold} sx={{ px: 2, py: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {words.columns}
        </Typography>
        <Typography component="span" color="text.secondary" variant="body2" sx={{ ml: 1.5 }}>
          {fillPlaceholders(words.columnsFound, { found, all: mapping.length })}
        </Typography>
      </Box>
      <Box
        sx={{
          pt: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        {sheet.heads.map((head, index) => {
          const name = head || fillPlaceholders(words.noHead, { index: index + 1 })
          return (
            <TextField
              // Columns have no identity but their position.
              key={`${index} ${head}`}
              select
              size="small"
              label={name}
              value={mapping[index] ?? ''}
              disabled={work.busy !== undefined}
              onChange={({ target }) => choose(index, target.value)}
              slotProps={{
                inputLabel: { shrink: true },
                select: { displayEmpty: true },
                htmlInput: { 'aria-label': fillPlaceholders(words.columnOf, { head: name }) },
              }}
            >
              <MenuItem value="">{words.ignored}</MenuItem>
              {[...new Set([...names, ...(mapping[index] ? [mapping[index]] : [])])].map((property) => (
                <MenuItem key={property} value={property}>
                  {property === 'id' ? words.id : label(property)}
                </MenuItem>
              ))}
            </TextField>
          )
        })}
      </Box>
    </Paper>
  )
}
