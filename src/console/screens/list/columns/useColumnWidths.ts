import { useMemo } from 'react'
import type { SyntheticEvent } from 'react'
import { useStoreContext } from 'react-admin'

/** The distance from the end of a title within which the pointer resizes its column, in pixels. */
const reach = 6

/**
 * Resizes columns: by dragging the end of a title, or by Shift and the arrow keys on it; a double click restores the original
 * width.
 */
export function useColumnWidths(entity: string) {
  const store = useStoreContext()
  return useMemo(() => {
    const resize = (event: SyntheticEvent<Element, MouseEvent | KeyboardEvent>) => {
      const { target, nativeEvent } = event
      const title = target instanceof Element && target.closest<HTMLElement>('th[data-source]')
      if (!title || !isMeant(title, nativeEvent)) return
      // Prevents selecting text and sorting.
      event.preventDefault()
      void import('./resizeColumn.ts').then(({ resizeColumn }) =>
        resizeColumn({ store, entity, title, event: nativeEvent }),
      )
    }
    return { onPointerDown: resize, onDoubleClick: resize, onKeyDown: resize }
  }, [entity, store])
}

function isMeant(title: HTMLElement, event: MouseEvent | KeyboardEvent): boolean {
  if ('key' in event) return event.shiftKey && /^Arrow(?:Left|Right)$/u.test(event.key)
  return title.getBoundingClientRect().right - event.clientX <= reach
}
