import { useMemo } from 'react'
import type { SyntheticEvent } from 'react'
import { useStoreContext } from 'react-admin'

/** How far from the end of a title it is taken by the pointer, in pixels. */
const reach = 6

/** Makes columns wider and narrower: by dragging the end of a title, or with Shift and the arrow keys on it; a double click gives one its own width again. */
export function useColumnWidths(entity: string) {
  const store = useStoreContext()
  return useMemo(() => {
    const resize = (event: SyntheticEvent<Element, MouseEvent | KeyboardEvent>) => {
      const { target, nativeEvent } = event
      const title = target instanceof Element && target.closest<HTMLElement>('th[data-source]')
      if (!title || !isMeant(title, nativeEvent)) return
      // Nothing is selected or sorted by it.
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
