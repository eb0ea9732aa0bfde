import { rem } from '../../kit/theme/rem.ts'

/** How wide the side menu is: it grows with its text, but beyond what was configured only to a quarter of the window. */
export function sideSize(width: number): string {
  return `min(${rem(width)}, max(${width}px, 25vw))`
}
