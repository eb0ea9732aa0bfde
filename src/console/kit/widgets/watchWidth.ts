/**
 * Marks a table's container with `data-scrolls` while the table is wider than it, and with `data-slid` while it is scrolled
 * sideways; the sticky columns and their titles are styled by these marks.
 */
export function watchWidth(place: HTMLDivElement | null) {
  const table = place?.firstElementChild
  if (!place || !table) return undefined
  const observer = new ResizeObserver(() =>
    place.toggleAttribute('data-scrolls', table.clientWidth > place.clientWidth),
  )
  observer.observe(place)
  observer.observe(table)
  const tellSlid = () => place.toggleAttribute('data-slid', place.scrollLeft > 0)
  place.addEventListener('scroll', tellSlid)
  return () => {
    observer.disconnect()
    place.removeEventListener('scroll', tellSlid)
  }
}
