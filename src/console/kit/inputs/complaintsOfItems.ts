/** The complaints about the items of a list, each with the item's number as people count. */
export function complaintsOfItems(errors: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(errors).map(([pointer, complaint]) => `${Number(pointer.slice(1)) + 1}: ${complaint}`)
}
