/** What stands for people without a picture: the first letter of their name. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
