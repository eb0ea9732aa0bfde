import { useCallback } from 'react'

/** The element into which pages put their titles; it moves along when the heading moves to another part of the frame. */
export const titles = document.createElement('span')
titles.id = 'react-admin-title'

interface TitlePlaceProps {
  otherwise: string
  className: string | undefined
}

/** Shows the title of the visible page, or the menu's name for it until the page has set a title. */
export function TitlePlace({ otherwise, className }: TitlePlaceProps) {
  const ref = useCallback((place: HTMLElement | null) => place?.append(titles), [])
  return <span ref={ref} data-title={otherwise} className={className} />
}
