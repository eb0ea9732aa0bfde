/** The first letter of a name, shown where a person has no picture. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
