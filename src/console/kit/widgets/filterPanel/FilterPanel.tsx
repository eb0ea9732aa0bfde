import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { FilterLine } from './FilterLine.tsx'
import type { FilterWords } from './FilterLine.tsx'
import { toggleTag } from './toggleTag.ts'
import type { ChosenTags, FilterSource } from './toggleTag.ts'

/** The chosen tags of each line, by the line's key. */
export type ChosenFilters = Readonly<Record<string, ChosenTags>>

interface FilterPanelProps {
  sources: readonly FilterSource[]
  chosen: ChosenFilters
  onChange: (chosen: ChosenFilters) => void
  words: FilterWords
  /** In pixels. */
  labelWidth?: number
}

/** Lines of tags that filter what a page shows. */
export function FilterPanel({ sources, chosen, onChange, words, labelWidth = 80 }: FilterPanelProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2 }}>
      <Stack>
        {sources.map((source) => {
          const tags = chosen[source.key] ?? []
          return (
            <FilterLine
              key={source.key}
              source={source}
              chosen={tags}
              words={words}
              labelWidth={labelWidth}
              onTag={(tag) => onChange({ ...chosen, [source.key]: toggleTag(tags, tag, source.single) })}
            />
          )
        })}
      </Stack>
    </Box>
  )
}
