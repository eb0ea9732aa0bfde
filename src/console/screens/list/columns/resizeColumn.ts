import type { Store } from 'react-admin'
import { widthsKey } from './columnWidths.ts'
import type { Widths } from './columnWidths.ts'

/** A wider column would leave nothing else on the widest screens. */
const most = 4000
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
  const key = widthsKey(entity)
  const widths = event.type === 'dblclick' ? {} : await widthsAfter(title, event)
  if (!widths) return
  const former = widthsIn(store.getItem(key))
  const source = title.dataset['source'] ?? ''
  const { [source]: _, ...others } = former
  // The last column is stretched, so that it keeps what it had; those that are not shown here do as well.
  const last = lastOf(title)
  const kept = last !== source && former[last] !== undefined ? { [last]: former[last] } : {}
  store.setItem(key, { ...others, ...widths, ...kept })
}

function lastOf(title: HTMLElement): string {
  return titlesBeside(title).at(-1)?.dataset['source'] ?? ''
}

function titlesBeside(title: HTMLElement): readonly HTMLElement[] {
  return [...(title.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-source]') ?? [])]
}

/** The widths in what a browser has kept, without what is none. */
export function widthsIn(kept: unknown): Widths {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([source, width]) =>
      typeof width === 'number' && width > 0 && width <= most ? [[source, width]] : [],
    ),
  )
}

function widthsAfter(
  title: HTMLElement,
  event: MouseEvent | KeyboardEvent,
): Widths | Promise<Widths | undefined> | undefined {
  if ('key' in event) return stepWidth(title, event.key === 'ArrowLeft' ? -1 : 1)
  const isTaken = event instanceof PointerEvent && event.button === 0 && event.pointerType !== 'touch'
  return isTaken && isHeld(title, event) ? dragWidth(title, event) : undefined
}

/** Whether the pointer is still pressed, as this may have been on its way for longer: only then it can be captured. */
function isHeld(title: HTMLElement, { pointerId }: PointerEvent): boolean {
  try {
    title.setPointerCapture(pointerId)
  } catch {
    // A pen that was lifted is no pointer any more.
    return false
  }
  return title.hasPointerCapture(pointerId)
}

/** Draws a line that follows the pointer until it is let go, and answers the widths that the columns have then; undefined once it is given up by Escape. */
function dragWidth(title: HTMLElement, { pointerId, clientX }: PointerEvent): Promise<Widths | undefined> {
  const line = drawLine(title)
  const width = title.offsetWidth
  const widthAt = (x: number) => bounded(Math.round(width + x - clientX))
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

/** The widths of the columns once this one is a step wider or narrower. */
function stepWidth(title: HTMLElement, direction: 1 | -1): Widths {
  return widthsWith(title, bounded(title.offsetWidth + direction * step))
}

function bounded(width: number): number {
  return Math.min(most, Math.max(least, width))
}

/** The others stay as they are, or the table would share out what one of them gains or loses. */
function widthsWith(title: HTMLElement, width: number): Widths {
  const widths = titlesBeside(title).map((each) => [
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
