import { rem } from '../../kit/theme/rem.ts'

/** The width of the side menu: it grows with the text size, but beyond the configured width only to a quarter of the window. */
export function sideSize(width: number): string {
  return `min(${rem(width)}, max(${width}px, 25vw))`
}
