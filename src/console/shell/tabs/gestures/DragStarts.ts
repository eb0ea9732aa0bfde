import type { MouseEvent } from 'react'

type Start = (event: MouseEvent) => void

/** Passes presses on tabs to the drag handlers, which are loaded late: an earlier press waits until the mouse is released. */
export class DragStarts {
  readonly #starts = new Map<string, Start>()
  #waiting: { path: string; event: MouseEvent } | undefined

  /** Handles a mouse press on the tab of a path. */
  press(path: string, event: MouseEvent): void {
    const start = this.#starts.get(path)
    if (start) return start(event)
    this.#waiting = { path, event }
    window.addEventListener('mouseup', () => (this.#waiting = undefined), { once: true })
  }

  /** Sends presses on a tab to `start` from now on, including a waiting one; returns a function that ends this. */
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
