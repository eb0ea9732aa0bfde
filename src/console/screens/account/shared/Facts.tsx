import Box from '@mui/material/Box'

/** Facts beside each other, each whole in its line: half a date at the end of one is hard to read. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  )
}
