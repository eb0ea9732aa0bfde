import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface NamedValuesListProps {
  names: readonly string[]
  draw: (name: string) => ReactNode
}

/** Values below each other, each beside the name that people gave it. */
export function NamedValuesList({ names, draw }: NamedValuesListProps) {
  return (
    <Box component="dl" sx={listStyle}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {draw(name)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) 1fr',
  columnGap: 2,
  rowGap: 0.5,
} as const
