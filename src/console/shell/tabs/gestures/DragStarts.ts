import type { MouseEvent } from 'react'

type Start = (event: MouseEvent) => void

/** Where a press on a tab begins a drag. What drags is loaded late: a press that comes before it waits for as long as it lasts. */
export class DragStarts {
  readonly #starts = new Map<string, Start>()
  #waiting: { path: string; event: MouseEvent } | undefined

  /** The mouse went down on the tab of a path. */
  press(path: string, event: MouseEvent): void {
    const start = this.#starts.get(path)
    if (start) return start(event)
    this.#waiting = { path, event }
    window.addEventListener('mouseup', () => (this.#waiting = undefined), { once: true })
  }

  /** From now on presses on the tab begin here, the one that waits included; answers how to end that. */
  follow(path: string, start: Start): () => void {
    this.#starts.set(path, start)
    const waiting = this.#waiting
    if (waiting?.path === path) {
      this.#waiting = undefined
      start(waiting.event)
    }
    return () => void this.#starts.delete(path)
  }
}
