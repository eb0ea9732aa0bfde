import TableBody from '@mui/material/TableBody'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** The layout of a tree's lines in the page. */
export interface PieceLook {
  /** Whether the lines are rows of a table. */
  inTable?: boolean
  /** The approximate height of a line, in pixels. */
  lineHeight: number
}

interface LinePieceProps extends PieceLook {
  count: number
  /** Whether the piece is drawn even if it is far from the window. */
  isKept: boolean
  children: () => ReactNode
}

const margin = '800px 0px'

/** A piece of a long tree that is drawn while it is near the window, and otherwise only keeps its room. */
export function LinePiece({ inTable = false, lineHeight, count, isKept, children }: LinePieceProps) {
  const { watch, isNear, heightOfLine = lineHeight } = useNearness(count)
  const height = Math.round(count * heightOfLine)
  const isDrawn = isKept || isNear
  if (!inTable)
    return (
      <div ref={watch} role="presentation" style={isDrawn ? undefined : { height }}>
        {isDrawn && children()}
      </div>
    )
  return (
    <TableBody ref={watch}>
      {isDrawn ? (
        children()
      ) : (
        <tr aria-hidden style={{ height }}>
          <td />
        </tr>
      )}
    </TableBody>
  )
}

/** Whether an element is near the window, and the height of each of its lines when it last was. */
function useNearness(count: number) {
  const element = useRef<HTMLTableSectionElement & HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [heightOfLine, setHeight] = useState<number>()
  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // The focused element must stay in the page.
        if (!entry.isIntersecting && place.contains(document.activeElement)) return
        setNear(entry.isIntersecting)
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          setHeight(entry.boundingClientRect.height / count)
      },
      { rootMargin: margin },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [count])
  return { watch: element, isNear, heightOfLine }
}
