import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useId, useState } from 'react'
import type { ChosenTags, FilterSource } from './toggleTag.ts'

/** The words of a filter panel. */
export interface FilterWords {
  all: string
  expand: string
  collapse: string
}

interface FilterLineProps {
  source: FilterSource
  chosen: ChosenTags
  words: FilterWords
  labelWidth: number
  /** Called with the clicked tag; undefined for the tag that stands for all. */
  onTag: (tag: string | undefined) => void
}

/** One line of a filter panel: its label and its tags, folded if the source says so. */
export function FilterLine({ source, chosen, words, labelWidth, onTag }: FilterLineProps) {
  const { label, isAll = false, collapsible = false, collapsed = false, options } = source
  const [isFolded, setIsFolded] = useState(collapsible && collapsed)
  const id = useId()
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={line}>
      <Box id={`${id}-label`} sx={{ width: labelWidth, flexShrink: 0, pt: 0.5, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box id={id} sx={{ ...tags, ...(isFolded && folded) }}>
        {isAll && <Tag name={words.all} isChosen={chosen.length === 0} onClick={() => onTag(undefined)} />}
        {options.map(({ key, value, desc }) => (
          <Tag key={key} name={desc} isChosen={chosen.includes(value)} onClick={() => onTag(value)} />
        ))}
      </Box>
      {collapsible && (
        <Button
          size="small"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setIsFolded(!isFolded)}
          sx={{ flexShrink: 0 }}
        >
          {isFolded ? words.expand : words.collapse}
        </Button>
      )}
    </Box>
  )
}

function Tag({ name, isChosen, onClick }: { name: string; isChosen: boolean; onClick: () => void }) {
  return (
    <Chip
      label={name}
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      onClick={onClick}
    />
  )
}

const line = {
  display: 'flex',
  gap: 1,
  py: 1.5,
  '& + &': { borderTop: '1px dashed', borderColor: 'divider' },
} as const

const tags = { display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1, minWidth: 0 } as const

// Shows one line of tags; the others appear when the keyboard focus reaches one of them.
const folded = { height: '2rem', overflow: 'hidden', '&:focus-within': { height: 'auto' } } as const
