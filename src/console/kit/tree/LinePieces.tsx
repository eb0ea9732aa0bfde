import type { ReactNode } from 'react'
import { LinePiece } from './LinePiece.tsx'
import type { PieceLook } from './LinePiece.tsx'
import { usePrinting } from '../browser/usePrinting.ts'

interface LinePiecesProps<Line> extends PieceLook {
  lines: readonly Line[]
  /** Whether the line can be reached with the keys; such a line is drawn even if it is far from the window. */
  isReachable: (line: Line) => boolean
  children: (line: Line) => ReactNode
}

const wholeAtMost = 200
const linesPerPiece = 50

/**
 * The lines of a tree. In a long tree only the lines near the window are drawn, because thousands would block the page for
 * seconds; on paper all lines are drawn.
 */
export function LinePieces<Line>({ lines, isReachable, children, ...look }: LinePiecesProps<Line>) {
  const isPrinting = usePrinting()
  const size = lines.length > wholeAtMost ? linesPerPiece : wholeAtMost
  return piecesOf(lines, size).map((piece, index) => (
    <LinePiece
      // The position as the key: the lines of a piece change with each fold, its position does not.
      key={index}
      {...look}
      count={piece.length}
      isKept={isPrinting || lines.length <= wholeAtMost || piece.some(isReachable)}
    >
      {() => piece.map(children)}
    </LinePiece>
  ))
}

function piecesOf<Line>(lines: readonly Line[], size: number): (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  )
}
