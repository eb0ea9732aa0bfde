import type { Store } from 'react-admin'
import { widthsKey } from './columnWidths.ts'
import type { Widths } from './columnWidths.ts'

/** A title keeps room for a few letters and its arrow. */
const least = 64
const step = 16
const lineWidth = 2

interface Resizing {
  store: Store
  entity: string
  /** Of the column. */
  title: HTMLElement
  /** A pointer at the end of the title, or an arrow key. */
  event: MouseEvent | KeyboardEvent
}

/** Does what an event at the title of a column asks for, and keeps the widths that come of it. */
export async function resizeColumn({ store, entity, title, event }: Resizing): Promise<void> {
  const widths = await widthsAfter(title, event, store.getItem<Widths>(widthsKey(entity)) ?? {})
  if (widths) store.setItem(widthsKey(entity), widths)
}

function widthsAfter(
  title: HTMLElement,
  event: MouseEvent | KeyboardEvent,
  former: Widths,
): Widths | Promise<Widths | undefined> | undefined {
  if ('key' in event) return stepWidth(title, event.key === 'ArrowLeft' ? -1 : 1)
  if (event.type === 'dblclick') {
    const { [title.dataset['source'] ?? '']: _, ...others } = former
    return others
  }
  const isTaken = event instanceof PointerEvent && event.button === 0 && event.pointerType !== 'touch'
  return isTaken ? dragWidth(title, event) : undefined
}

/** Draws a line that follows the pointer until it is let go, and answers the widths that all columns have then; undefined once it is given up by Escape. */
function dragWidth(title: HTMLElement, { pointerId, clientX }: PointerEvent): Promise<Widths | undefined> {
  const line = drawLine(title)
  const width = title.offsetWidth
  const widthAt = (x: number) => Math.max(least, Math.round(width + x - clientX))
  const place = (x: number) => {
    const { left } = title.getBoundingClientRect()
    line.style.transform = `translateX(${left + widthAt(x) - lineWidth}px)`
  }
  place(clientX)
  return new Promise((resolve) => {
    const ending = new AbortController()
    const { signal } = ending
    const end = (widths: Widths | undefined) => {
      ending.abort()
      line.remove()
      resolve(widths)
    }
    const isIts = (event: PointerEvent) => event.pointerId === pointerId
    addEventListener('pointermove', (event) => isIts(event) && place(event.clientX), { signal })
    addEventListener('pointerup', (event) => isIts(event) && end(widthsWith(title, widthAt(event.clientX))), {
      signal,
    })
    addEventListener('pointercancel', (event) => isIts(event) && end(undefined), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal })
  })
}

/** The widths of all columns once this one is a step wider or narrower. */
function stepWidth(title: HTMLElement, direction: 1 | -1): Widths {
  return widthsWith(title, Math.max(least, title.offsetWidth + direction * step))
}

/** The others stay as they are, or the table would share out what one of them gains or loses. */
function widthsWith(title: HTMLElement, width: number): Widths {
  const titles = title.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-source]') ?? []
  const widths = [...titles].map((each) => [
    each.dataset['source'] ?? '',
    each === title ? width : each.offsetWidth,
  ])
  return Object.fromEntries(widths)
}

function drawLine(title: HTMLElement): HTMLElement {
  const { top } = title.getBoundingClientRect()
  const bottom = title.closest('table')?.getBoundingClientRect().bottom ?? innerHeight
  const line = document.createElement('div')
  Object.assign(line.style, {
    position: 'fixed',
    inset: `${top}px auto auto 0`,
    width: `${lineWidth}px`,
    height: `${Math.min(bottom, innerHeight) - top}px`,
    background: 'var(--primary)',
    zIndex: '1300',
    pointerEvents: 'none',
  })
  document.body.append(line)
  return line
}
