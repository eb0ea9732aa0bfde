/** Makes a value once for each source object and keeps it for as long as that object lives. */
export function memoize<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>()
  return (source) => {
    const former = known.get(source)
    if (former) return former.made
    const made = make(source)
    known.set(source, { made })
    return made
  }
}
