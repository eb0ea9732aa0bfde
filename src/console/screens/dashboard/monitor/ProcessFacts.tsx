import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { sizeText } from '../../../kit/text/fileSize.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { PanelCard } from '../PanelCard.tsx'
import { useMonitorWords } from './useMonitorWords.ts'

/** The process that answered: its version, its start, its database. */
export function ProcessFacts({ figures }: { figures: ServerFigures }) {
  const { facts: words } = useMonitorWords()
  const { process, version, node, startedAt, database } = figures
  const kind = database.kind === 'embedded' ? words.kinds.embedded : words.kinds.postgres
  const lines: [string, string][] = [
    [words.process, process],
    [words.version, version],
    [words.node, node],
    [words.started, formatDateTime(startedAt)],
    [words.database, fillPlaceholders(kind, { version: database.version ?? '' }).trim()],
    [words.size, database.size === null ? words.unknown : sizeText(database.size)],
  ]
  if (database.free !== null) lines.push([words.free, sizeText(database.free)])
  if (database.reopened !== null)
    lines.push([
      words.reopened,
      fillPlaceholders(words.times, { count: database.reopened.toLocaleString('en') }),
    ])
  return (
    <PanelCard label={words.title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {words.several}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {lines.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </PanelCard>
  )
}

const listStyle = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
}
