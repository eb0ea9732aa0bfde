import { useCallback } from 'react'

/** Where pages put their titles: one element, which goes along when the heading moves to another part of the frame. */
export const titles = document.createElement('span')
titles.id = 'react-admin-title'

interface TitlePlaceProps {
  otherwise: string
  className: string | undefined
}

/** Shows the title of the page in sight, and until the page has named itself, the menu's name for it. */
export function TitlePlace({ otherwise, className }: TitlePlaceProps) {
  const ref = useCallback((place: HTMLElement | null) => place?.append(titles), [])
  return <span ref={ref} data-title={otherwise} className={className} />
}
