/** The index of the point to which a key leads; undefined if the key has no meaning. */
export function pointAfter(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(index + 1, last)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
