import { Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isLoadFailure } from '../../../kit/page/lazy.ts'
import type { RowsProps } from '../rows/RowsProps.ts'
import type { CellEditingProps } from './CellEditing.tsx'

interface Loaded extends Pick<CellEditingProps, 'place' | 'first'> {
  Editing: ComponentType<CellEditingProps>
}

/** Loads the editing of cells in the table beside it, once a mouse is over that table. */
export function LateCellEditing(props: RowsProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const place = anchor.current?.parentElement
    return place && !loaded ? whenMouseOver(place, setLoaded) : undefined
  }, [loaded])
  return (
    <>
      <span ref={anchor} hidden />
      {loaded && (
        <ErrorBoundary fallbackRender={nothingWithoutWords}>
          <Suspense>
            <loaded.Editing {...props} place={loaded.place} first={loaded.first} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/**
 * Loads the module on the first hover. The user did not ask for it, so a failed load leaves the list as it is, and the next cell
 * tries again.
 */
function whenMouseOver(place: HTMLElement, tell: (loaded: Loaded) => void): () => void {
  const ending = new AbortController()
  let isLoading = false
  const load = async (first: EventTarget | null): Promise<void> => {
    if (isLoading) return
    isLoading = true
    const module = await import('./CellEditing.tsx').catch(() => undefined)
    isLoading = false
    if (module && !ending.signal.aborted) tell({ place, first, Editing: module.CellEditing })
  }
  place.addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType === 'mouse' && void load(target),
    { signal: ending.signal },
  )
  // A mouse that already rests on a row sends no event.
  const resting = [...place.querySelectorAll(':hover')].at(-1)
  if (resting && matchMedia('(hover: hover)').matches) void load(resting)
  return () => ending.abort()
}

function nothingWithoutWords({ error }: { error: unknown }): null {
  if (isLoadFailure(error)) return null
  throw error
}
