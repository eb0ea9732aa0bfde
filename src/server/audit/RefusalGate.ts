const windowMs = 60_000
const rowsInWindow = 30
const addressesAtMost = 10_000

interface Window {
  until: number
  written: number
  skipped: number
}

/** Lets so many refusals of one address a minute into the audit log and counts the rest: a flood must not fill the disk. */
export class RefusalGate {
  readonly #windows = new Map<string, Window>()

  /** How many were skipped since the last one that was written; undefined when this one is skipped too. */
  pass(address: string, now = Date.now()): number | undefined {
    const known = this.#windows.get(address)
    const isOver = known === undefined || known.until <= now
    if (!isOver && known.written >= rowsInWindow) {
      known.skipped += 1
      return undefined
    }
    if (isOver) this.#open(address, now)
    else known.written += 1
    return isOver ? (known?.skipped ?? 0) : 0
  }

  #open(address: string, now: number): void {
    if (this.#windows.size >= addressesAtMost) this.#windows.clear()
    this.#windows.set(address, { until: now + windowMs, written: 1, skipped: 0 })
  }
}
