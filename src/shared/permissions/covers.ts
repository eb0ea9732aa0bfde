/** Whether a menu's path pattern means a route: parameters fit parameters of any name, words only themselves, a last `*` all that follows. */
export function covers(pattern: string, route: string): boolean {
  const wanted = partsOf(pattern)
  const given = partsOf(route)
  if (wanted.at(-1) === '*') {
    const stem = wanted.slice(0, -1)
    return given.length >= stem.length && stem.every((part, index) => part === given[index])
  }
  return wanted.length === given.length && wanted.every((part, index) => part === given[index])
}

/** A path whose parameters have no names: the same for a pattern without `*` and for each route that it means. */
export function patternOf(path: string): string {
  return partsOf(path).join('/')
}

// `/goods/:id` must not open `/goods/logs`: a route is compared by its own pattern, not by an address that someone asked for.
function partsOf(path: string): string[] {
  return path.split('/').map((part) => (/^(:.+|\{.+\})$/.test(part) ? ':' : part))
}
