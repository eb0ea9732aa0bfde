import type { Location } from 'react-router-dom'
import { afterPaint } from '../browser/afterPaint.ts'

/**
 * The tab that was just chosen. Its page, which is kept, is painted before the router goes there: to wake it up,
 * and everything around it that follows the address, takes several times as long.
 */
export class TabSight {
  #present: string | undefined
  #ahead: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #waiting: (() => void)[] = []
  #callOff: (() => void) | undefined

  /** The path of the tab whose page is in sight ahead of the router. */
  readonly ahead = (): string | undefined => this.#ahead

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows a tab's page, and goes there when it is painted. */
  lead(path: string, go: () => void): void {
    if (path === this.#present) return this.leave(go)
    this.#callOff?.()
    this.#callOff = afterPaint(() => {
      this.#callOff = undefined
      go()
    })
    this.#show(path)
  }

  /** Goes where nothing can be shown ahead, and not to the tab that was chosen before. */
  leave(go: () => void): void {
    this.#callOff?.()
    this.#callOff = undefined
    go()
    this.#settle()
  }

  /** The router has arrived, there or elsewhere; by then another tab may have been chosen, where it goes next. */
  arrive({ pathname }: Location): void {
    this.#present = pathname
    if (!this.#callOff) this.#settle()
  }

  /** Does something once the router is at the page in sight, as what depends on where it is must. */
  whenArrived(act: () => void): void {
    if (this.#ahead === undefined) act()
    else this.#waiting.push(act)
  }

  #settle(): void {
    this.#show(undefined)
    for (const act of this.#waiting.splice(0)) act()
  }

  #show(path: string | undefined): void {
    if (this.#ahead === path) return
    this.#ahead = path
    for (const listener of this.#listeners) listener()
  }
}
