import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

const pressTime = 500
/** The movement in pixels that still counts as resting, because a finger never lies quite still. */
const tolerance = 10

interface Press {
  clientX: number
  clientY: number
  timer: ReturnType<typeof setTimeout>
}

/** Reports when a finger rests on an element; not all browsers report this themselves. */
export function useLongPress(onPress: (place: { clientX: number; clientY: number }) => void) {
  const press = useRef<Press>(undefined)
  const end = () => clearTimeout(press.current?.timer)
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      end()
      if (pointerType !== 'touch') return
      press.current = { clientX, clientY, timer: setTimeout(() => onPress({ clientX, clientY }), pressTime) }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = press.current
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > tolerance) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
