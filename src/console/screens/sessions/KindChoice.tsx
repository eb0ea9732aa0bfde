import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { sessionKinds } from '#shared/contracts/sessions/UserSession.ts'
import type { SessionRange } from './allSessionsQuery.ts'
import { useSessionWords } from './useSessionWords.ts'

interface KindChoiceProps {
  kind: SessionRange['kind']
  onChoose: (kind: SessionRange['kind']) => void
}

const all = 'all'

/** Selects log-ins, API keys or both. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const words = useSessionWords()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind ?? all}
      aria-label={words.kindsLabel}
      onChange={(_event, next: unknown) =>
        next !== null && onChoose(sessionKinds.find((each) => each === next))
      }
    >
      <ToggleButton value={all} sx={buttonStyle}>
        {words.all}
      </ToggleButton>
      {sessionKinds.map((each) => (
        <ToggleButton key={each} value={each} sx={buttonStyle}>
          {words.kinds[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const buttonStyle = { textTransform: 'none', px: 2 }
