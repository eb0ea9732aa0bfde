/** Whether a menu's path pattern matches a route: parameters match any parameter, words themselves, a final `*` the rest. */
export function covers(pattern: string, route: string): boolean {
  const wanted = partsOf(pattern)
  const given = partsOf(route)
  if (wanted.at(-1) === '*') {
    const stem = wanted.slice(0, -1)
    return given.length >= stem.length && stem.every((part, index) => part === given[index])
  }
  return wanted.length === given.length && wanted.every((part, index) => part === given[index])
}

/** A path with unnamed parameters: the same for a pattern without `*` and for each route that it matches. */
export function patternOf(path: string): string {
  return partsOf(path).join('/')
}

// A route is compared by its own pattern, not by the requested address, because `/goods/:id` must not open `/goods/logs`.
function partsOf(path: string): string[] {
  return path.split('/').map((part) => (/^(:.+|\{.+\})$/.test(part) ? ':' : part))
}
