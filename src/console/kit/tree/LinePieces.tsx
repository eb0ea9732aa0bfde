import type { ReactNode } from 'react'
import { LinePiece } from './LinePiece.tsx'
import type { PieceLook } from './LinePiece.tsx'
import { usePrinting } from '../browser/usePrinting.ts'

interface LinePiecesProps<Line> extends PieceLook {
  lines: readonly Line[]
  /** The line that the keys lead to is drawn wherever it is. */
  isReachable: (line: Line) => boolean
  children: (line: Line) => ReactNode
}

const wholeAtMost = 200
const linesPerPiece = 50

/** The lines of a tree. Of many only those near the window are drawn, and all on paper: thousands at once stop the page for seconds. */
export function LinePieces<Line>({ lines, isReachable, children, ...look }: LinePiecesProps<Line>) {
  const isPrinting = usePrinting()
  const size = lines.length > wholeAtMost ? linesPerPiece : wholeAtMost
  return piecesOf(lines, size).map((piece, index) => (
    <LinePiece
      // What it holds changes with each fold; where it is does not.
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
