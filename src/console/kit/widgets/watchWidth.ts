/**
 * Says whether a table is wider than its place, as `data-scrolls`, and whether it is slid sideways, as `data-slid`: its titles and the
 * columns that stay in sight are drawn for that.
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
