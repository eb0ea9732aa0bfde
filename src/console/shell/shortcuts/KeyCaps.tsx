import Box from '@mui/material/Box'
import { isMac } from '../../kit/browser/isMac.ts'

const pictures: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  ' ': 'Space',
  Mod: isMac ? '⌘' : 'Ctrl',
  Alt: isMac ? '⌥' : 'Alt',
  Shift: isMac ? '⇧' : 'Shift',
}

/** Keys to press together, drawn as on a keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}>
      {keys.map((key) => (
        <Box key={key} component="kbd" sx={capStyle}>
          {pictures[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
        </Box>
      ))}
    </Box>
  )
}

const capStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: '1.375rem',
  px: 0.75,
  border: 1,
  borderBottomWidth: 2,
  borderColor: 'divider',
  borderRadius: 0.75,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1,
}
