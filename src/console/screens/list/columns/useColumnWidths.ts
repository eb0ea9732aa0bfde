import { useMemo } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useStoreContext } from 'react-admin'
import { widthsKey } from './columnWidths.ts'
import type { Widths } from './columnWidths.ts'

/** How far from the end of a title it is taken by the pointer, in pixels. */
const reach = 6

const directions: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Makes columns wider and narrower: by dragging the end of a title, or with Shift and the arrow keys on it; a double click gives one its own width again. */
export function useColumnWidths(entity: string) {
  const store = useStoreContext()
  return useMemo(() => {
    const key = widthsKey(entity)
    const keep = (widths: Widths | undefined) => widths && store.setItem(key, widths)
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const title = titleAtEnd(event)
        if (!title || event.button !== 0 || event.pointerType === 'touch') return
        // Nothing is selected or sorted by it.
        event.preventDefault()
        const { pointerId, clientX } = event
        void tools().then(async ({ dragWidth }) => keep(await dragWidth(title, { pointerId, clientX })))
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const source = titleAtEnd(event)?.dataset['source']
        if (source === undefined) return
        const { [source]: _, ...others } = store.getItem<Widths>(key) ?? {}
        keep(others)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const direction = event.shiftKey ? directions[event.key] : undefined
        const title = event.target instanceof Element ? titleOf(event.target) : null
        if (!title || direction === undefined) return
        event.preventDefault()
        void tools().then(({ stepWidth }) => keep(stepWidth(title, direction)))
      },
    }
  }, [entity, store])
}

const tools = () => import('./resizeColumn.ts')

function titleOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('th[data-source]')
}

function titleAtEnd({ target, clientX }: Pick<MouseEvent, 'target' | 'clientX'>): HTMLElement | undefined {
  const title = target instanceof Element ? titleOf(target) : null
  return title && title.getBoundingClientRect().right - clientX <= reach ? title : undefined
}
