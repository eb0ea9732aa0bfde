import { useCallback } from 'react'
import Box from '@mui/material/Box'

/**
 * Where react-admin's pages put their titles. It is one element that goes along when the heading moves to
 * another part of the frame, since a page looks for it only once.
 */
const titles = document.createElement('span')
titles.id = 'react-admin-title'

/** Shows the title of the page in sight, and until the page has named itself, the menu's name for it. */
export function TitlePlace({ otherwise }: { otherwise: string }) {
  const ref = useCallback((place: HTMLElement | null) => place?.append(titles), [])
  return <Box component="span" ref={ref} data-title={otherwise} sx={placeStyle} />
}

/** Pages out of sight leave hidden titles behind. */
const placeStyle = {
  // react-admin makes it a block, whose end would be cut off without an ellipsis.
  '& .RaConfigurable-root': { display: 'inline' },
  '&:not(:has(> span > :not([style*="none"])))::before': { content: 'attr(data-title)' },
}
