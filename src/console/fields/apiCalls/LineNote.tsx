import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Match } from './matchOf.ts'

/** The words that say what the lines open. */
export interface NoteWords {
  opens: (count: number, label: string | undefined) => string
  free: string
  unknown: string
  otherMethod: (methods: string) => string
  repeated: string
}

interface LineNoteProps {
  id: string
  match: Match
  repeats: boolean
  words: NoteWords
}

/** Tells what a line opens on this server, or warns that it opens nothing. */
export function LineNote({ id, match, repeats, words }: LineNoteProps) {
  const note = noteOf(match, repeats, words)
  if (!note) return null
  const { Icon, color } = drawings[note.tone]
  return (
    <Stack id={id} direction="row" spacing={0.5} sx={{ alignItems: 'flex-start', mt: 0.5, color }}>
      <Icon sx={{ fontSize: '1rem', mt: '2px' }} aria-hidden />
      <Typography variant="caption">{note.text}</Typography>
    </Stack>
  )
}

const drawings = {
  good: { Icon: CheckCircleOutlined, color: 'text.secondary' },
  plain: { Icon: InfoOutlined, color: 'text.secondary' },
  warning: { Icon: WarningAmberOutlined, color: 'warning.main' },
} as const

function noteOf(match: Match, repeats: boolean, words: NoteWords) {
  if (repeats) return { tone: 'warning', text: words.repeated } as const
  if (match.kind === 'empty') return undefined
  if (match.kind === 'calls') return { tone: 'good', text: words.opens(match.count, match.label) } as const
  if (match.kind === 'free') return { tone: 'plain', text: words.free } as const
  const text = match.kind === 'none' ? words.unknown : words.otherMethod(match.methods.join(', '))
  return { tone: 'warning', text } as const
}
