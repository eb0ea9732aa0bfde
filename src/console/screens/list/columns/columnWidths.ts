import type { CSSProperties } from 'react'

/** Widths of columns in pixels, by their source. */
export type Widths = Readonly<Record<string, number>>

/** Where react-admin's store keeps how wide a person made the columns of an entity's list. */
export function widthsKey(entity: string): string {
  return `${entity}.columnWidths`
}

/** Left and right of what is in a cell. */
const padding = 20

/** What keeps a cell as wide as its column was made; what is left of the table's width goes to the last column. */
export function widthStyle(width: number, isLast: boolean): CSSProperties & Record<'--cell', string> {
  return { minWidth: width, ...(!isLast && { width, maxWidth: width }), '--cell': `${width - padding}px` }
}
