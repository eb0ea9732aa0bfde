import type { Location } from 'react-router-dom'
import { afterPaint } from '../browser/afterPaint.ts'

/**
 * The tab that was just chosen. Its kept page is painted before the router navigates to it, because waking the page up, and
 * everything around it that follows the address, takes several times as long.
 */
export class EarlyTab {
  #present: string | undefined
  #early: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #waiting: (() => void)[] = []
  #callOff: (() => void) | undefined

  /** The path of the tab whose page is shown ahead of the router. */
  readonly path = (): string | undefined => this.#early

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows a tab's page, and navigates to it once it is painted. */
  showEarly(path: string, go: () => void): void {
    if (path === this.#present) return this.navigateNow(go)
    this.#callOff?.()
    this.#callOff = afterPaint(() => {
      this.#callOff = undefined
      go()
    })
    this.#show(path)
  }

  /** Navigates to an address that has no page to show ahead, and drops the navigation to the tab chosen before. */
  navigateNow(go: () => void): void {
    this.#callOff?.()
    this.#callOff = undefined
    go()
    this.#settle()
  }

  /** Called when the router has arrived anywhere; if another tab was chosen in the meantime, the router goes there next. */
  routerArrived({ pathname }: Location): void {
    this.#present = pathname
    if (!this.#callOff) this.#settle()
  }

  /** Runs an action once the router has arrived at the visible page, for actions that depend on the location. */
  whenArrived(act: () => void): void {
    if (this.#early === undefined) act()
    else this.#waiting.push(act)
  }

  #settle(): void {
    this.#show(undefined)
    for (const act of this.#waiting.splice(0)) act()
  }

  #show(path: string | undefined): void {
    if (this.#early === path) return
    this.#early = path
    for (const listener of this.#listeners) listener()
  }
}
