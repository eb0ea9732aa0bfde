import type { CSSProperties } from 'react'

/** Widths of columns in pixels, by the column's name. */
export type Widths = Readonly<Record<string, number>>

/** The key in react-admin's store for the widths that a user gave to the columns of an entity's list. */
export function widthsKey(entity: string): string {
  return `${entity}.columnWidths`
}

/** The padding of a cell on its left and right together, in pixels. */
const padding = 20

/** The style that fixes a cell to its column's width; the rest of the table's width goes to the last column. */
export function widthStyle(width: number, isLast: boolean): CSSProperties & Record<'--cell', string> {
  return { minWidth: width, ...(!isLast && { width, maxWidth: width }), '--cell': `${width - padding}px` }
}
