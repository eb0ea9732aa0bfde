import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { importable } from './importable.ts'
import type { Mapping, Sheet } from './sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './useImportWords.ts'

interface ColumnsMatchedProps {
  resource: Resource
  work: Import
  sheet: Sheet
  mapping: Mapping
}

/** Which property each column fills; open as long as one fills none. */
export function ColumnsMatched({ resource, work, sheet, mapping }: ColumnsMatchedProps) {
  const words = useImportWords()
  const { label } = useEntityWords(resource)
  const names = use(importable(resource))
  const found = mapping.filter((property) => property !== null).length
  const choose = (index: number, property: string) =>
    work.setMapping(
      mapping.map((former, place) => {
        if (place === index) return property === '' ? null : property
        // Two columns cannot fill one property.
        return former === property ? null : former
      }),
    )
  return (
    <Accordion variant="outlined" disableGutters defaultExpanded={found < mapping.length}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ fontWeight: 600 }}>{words.columns}</Typography>
        <Typography color="text.secondary" variant="body2" sx={{ ml: 1.5, alignSelf: 'center' }}>
          {fill(words.columnsFound, { found, all: mapping.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
          {sheet.heads.map((head, index) => {
            const name = head || fill(words.noHead, { index: index + 1 })
            return (
              <TextField
                // Columns have nothing but their place.
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
                  htmlInput: { 'aria-label': fill(words.columnOf, { head: name }) },
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
      </AccordionDetails>
    </Accordion>
  )
}
