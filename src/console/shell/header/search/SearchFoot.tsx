import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import { KeyCaps } from '../../shortcuts/KeyCaps.tsx'

const hints = [
  { keys: [['ArrowUp'], ['ArrowDown']], words: 'move' },
  { keys: [['Enter']], words: 'go' },
  { keys: [['Mod', 'Enter']], words: 'goNew' },
  { keys: [['Esc']], words: 'leave' },
] as const

/** The keys of the search; hidden on phones, which have no such keys. */
export function SearchFoot() {
  const translate = useTranslate()
  return (
    <Box sx={footStyle}>
      {hints.map(({ keys, words }) => (
        <Box key={words} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {keys.map((each) => (
            <KeyCaps key={each.join(' ')} keys={each} />
          ))}
          {translate(`header.search.${words}`)}
        </Box>
      ))}
    </Box>
  )
}

const footStyle = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  gap: 2,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.75rem',
}
