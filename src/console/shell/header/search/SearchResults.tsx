import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FoundEntry } from './SearchEntry.ts'
import { SearchOption } from './SearchOption.tsx'

interface SearchResultsProps {
  id: string
  found: readonly FoundEntry[]
  active: number
  text: string
  hasRecent: boolean
  onPoint: (index: number) => void
  onChoose: (found: FoundEntry, inNewWindow: boolean) => void
}

/** The search results, or the message that there are none. */
export function SearchResults({ id, found, active, text, hasRecent, onPoint, onChoose }: SearchResultsProps) {
  const translate = useTranslate()
  const title = text === '' && hasRecent ? 'recent' : 'pages'
  if (found.length === 0) return <Nothing text={text} />
  return (
    <Box
      component="ul"
      role="listbox"
      id={id}
      aria-label={translate(`header.search.${title}`)}
      sx={listStyle}
    >
      {found.map((each, index) => (
        <Fragment key={each.entry.id}>
          {startsGroup(found, index) && (
            <Typography component="li" role="presentation" variant="body2" sx={groupStyle}>
              {translate(`header.search.${each.entry.kind === 'action' ? 'actions' : title}`)}
            </Typography>
          )}
          <SearchOption
            id={`${id}-${index}`}
            found={each}
            isActive={index === active}
            onPoint={() => onPoint(index)}
            onChoose={(inNewWindow) => onChoose(each, inNewWindow)}
          />
        </Fragment>
      ))}
    </Box>
  )
}

/** Whether a group starts at this result; the best results come first, so pages and actions may alternate. */
function startsGroup(found: readonly FoundEntry[], index: number): boolean {
  return index === 0 || found[index]?.entry.kind !== found[index - 1]?.entry.kind
}

function Nothing({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Box sx={{ px: 3, py: 5, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('header.search.none', { text })}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {translate('header.search.noneHint')}
      </Typography>
    </Box>
  )
}

const listStyle = {
  m: 0,
  p: 1,
  listStyle: 'none',
  overflowY: 'auto',
  maxHeight: 'min(440px, 60vh)',
  scrollPadding: '8px',
}

const groupStyle = { px: 1.5, pt: 1, pb: 0.5, color: 'text.secondary', fontSize: '0.75rem' }
