import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../kit/page/lazy.ts'
import type { RowsProps } from '../rows/RowsProps.ts'

const CellEditing = lazy(async () => ({ default: (await import('./CellEditing.tsx')).CellEditing }))

interface Near {
  place: HTMLElement
  first: EventTarget | null
}

/** Lets values be changed in the table beside it, once a mouse is over that. */
export function LateCellEditing(props: RowsProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState<Near>()
  useEffect(() => {
    const place = anchor.current?.parentElement
    if (!place || near) return undefined
    // A mouse that rests on a row was there before this was.
    const resting = [...place.querySelectorAll(':hover')].at(-1)
    if (resting && matchMedia('(hover: hover)').matches) return setNear({ place, first: resting })
    const come = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') setNear({ place, first: target })
    }
    place.addEventListener('pointerover', come)
    return () => place.removeEventListener('pointerover', come)
  }, [near])
  return (
    <>
      <span ref={anchor} hidden />
      {near && (
        <Suspense>
          <CellEditing {...props} {...near} />
        </Suspense>
      )}
    </>
  )
}
