import SouthEast from '@mui/icons-material/SouthEast'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { limitedSize, resizeStepOf } from './boxSize.ts'
import type { BoxSize } from './boxSize.ts'

interface ResizeBoxProps {
  children: ReactNode
  /** The size at the start. */
  initial: BoxSize
  /** The smallest size; by default 100 by 100 pixels. */
  least?: BoxSize
  /** Says what the handle does, e.g. "Resize with the arrow keys". */
  handle: string
  onResize?: (size: BoxSize) => void
}

const leastSize: BoxSize = { width: 100, height: 100 }

/** A box that users resize at its corner by mouse, finger or arrow keys. */
export function ResizeBox({ children, initial, least = leastSize, handle, onResize }: ResizeBoxProps) {
  const [size, setSize] = useState(() => limitedSize(initial, least))
  const [from, setFrom] = useState<{ x: number; y: number; size: BoxSize }>()
  const resize = (wanted: BoxSize) => {
    const next = limitedSize(wanted, least)
    setSize(next)
    onResize?.(next)
  }
  const drag = (event: PointerEvent) => {
    if (!from) return
    resize({
      width: from.size.width + event.clientX - from.x,
      height: from.size.height + event.clientY - from.y,
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = resizeStepOf(event)
    if (!step) return
    event.preventDefault()
    resize({ width: size.width + step.width, height: size.height + step.height })
  }
  return (
    <Box sx={{ ...frame, ...size, minWidth: least.width, minHeight: least.height }}>
      <Box sx={{ width: '100%', height: '100%', overflow: 'auto' }}>{children}</Box>
      <ButtonBase
        aria-label={handle}
        title={handle}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom({ x: event.clientX, y: event.clientY, size })
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom(undefined)}
        onPointerCancel={() => setFrom(undefined)}
        onKeyDown={press}
        sx={corner}
      >
        <SouthEast sx={{ fontSize: '1rem' }} />
      </ButtonBase>
    </Box>
  )
}

const frame = {
  position: 'relative',
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

const corner = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 24,
  height: 24,
  cursor: 'nwse-resize',
  touchAction: 'none',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
