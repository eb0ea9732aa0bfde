import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { wordDiff } from './wordDiff.ts'

/** A long text in which the removed and the added words are marked. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => wordDiff(before, after), [before, after])
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
      {stretches.map(({ kind, text }, index) => (
        <Box key={index} component={elements[kind]} sx={styles[kind]}>
          {text}
        </Box>
      ))}
    </Box>
  )
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const

const styles = {
  same: { color: 'text.secondary' },
  removed: { bgcolor: 'rgba(211, 47, 47, 0.16)', textDecoration: 'line-through', borderRadius: 0.5 },
  added: {
    bgcolor: 'rgba(46, 125, 50, 0.2)',
    textDecoration: 'none',
    borderRadius: 0.5,
    '@media print': { textDecoration: 'underline' },
  },
} as const
