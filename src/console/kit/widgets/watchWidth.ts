/** Says whether a table is wider than its place, as `data-scrolls`: its titles and its last column are drawn for that. */
export function watchWidth(place: HTMLDivElement | null) {
  const table = place?.firstElementChild
  if (!place || !table) return undefined
  const observer = new ResizeObserver(() =>
    place.toggleAttribute('data-scrolls', table.clientWidth > place.clientWidth),
  )
  observer.observe(place)
  observer.observe(table)
  return () => observer.disconnect()
}
