import type { Store } from 'react-admin'
import { widthsKey } from './columnWidths.ts'
import type { Widths } from './columnWidths.ts'

/** The greatest width in pixels; a wider column would leave no room for others on the widest screens. */
const most = 4000
/** The least width in pixels, with room for a few letters of the title and its arrow. */
const least = 64
const step = 16
const lineWidth = 2

interface Resizing {
  store: Store
  entity: string
  /** The title of the column. */
  title: HTMLElement
  /** A pointer event at the end of the title, or an arrow key. */
  event: MouseEvent | KeyboardEvent
}

/** Handles an event at the title of a column, and stores the new widths. */
export async function resizeColumn({ store, entity, title, event }: Resizing): Promise<void> {
  const key = widthsKey(entity)
  const stored = () => widthsIn(store.getItem(key))
  const widths = event.type === 'dblclick' ? {} : await widthsAfter(title, event, stored())
  if (!widths) return
  const former = stored()
  const source = sourceOf(title)
  const { [source]: _, ...others } = former
  // The last column is stretched, so its stored width is kept; so are the widths of columns that are not shown here.
  const last = lastOf(title)
  const kept = last !== source && former[last] !== undefined ? { [last]: former[last] } : {}
  store.setItem(key, { ...others, ...widths, ...kept })
}

function sourceOf(title: HTMLElement | undefined): string {
  return title?.dataset['source'] ?? ''
}

function lastOf(title: HTMLElement): string {
  return sourceOf(titlesBeside(title).at(-1))
}

function titlesBeside(title: HTMLElement): readonly HTMLElement[] {
  return [...(title.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-source]') ?? [])]
}

/** The widths in a value from the browser's store, without invalid ones. */
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
  stored: Widths,
): Widths | Promise<Widths | undefined> | undefined {
  if ('key' in event) return stepWidth(title, event.key === 'ArrowLeft' ? -1 : 1, stored)
  const isTaken = event instanceof PointerEvent && event.button === 0 && event.pointerType !== 'touch'
  return isTaken && isHeld(title, event) ? dragWidth(title, event) : undefined
}

/** Whether the pointer is still pressed, so that it can be captured; it may have been released while this module was loading. */
function isHeld(title: HTMLElement, { pointerId }: PointerEvent): boolean {
  try {
    title.setPointerCapture(pointerId)
  } catch {
    // A pen that was lifted is no longer a pointer.
    return false
  }
  return title.hasPointerCapture(pointerId)
}

/**
 * Draws a line that follows the pointer until its release, and returns the new widths of the columns; undefined if Escape
 * cancels.
 */
function dragWidth(title: HTMLElement, { pointerId, clientX }: PointerEvent): Promise<Widths | undefined> {
  const line = drawLine(title)
  const width = title.offsetWidth
  const widthAt = (x: number) => clampWidth(Math.round(width + x - clientX))
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

/**
 * The widths of the columns after this one became a step wider or narrower. The stored width counts, because keys may be pressed
 * again before the table is drawn; the last column is drawn wider than stored.
 */
function stepWidth(title: HTMLElement, direction: 1 | -1, stored: Widths): Widths {
  const source = sourceOf(title)
  const width = source === lastOf(title) ? undefined : stored[source]
  return widthsWith(title, clampWidth((width ?? title.offsetWidth) + direction * step))
}

function clampWidth(width: number): number {
  return Math.min(most, Math.max(least, width))
}

/**
 * The widths of all columns, one of them changed. All are fixed, because the table would otherwise redistribute the difference.
 */
function widthsWith(title: HTMLElement, width: number): Widths {
  const widths = titlesBeside(title).map((each) => [
    sourceOf(each),
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
