import { createThread } from '../../threads/createThread.ts'
import type { ReplayFigures, ReplayRules } from './ReplayTotals.ts'
import type { WhatIfPart, WhatIfReport } from './whatIfMessages.ts'

/** A thread that computes orders, so that a million of them hold up nobody's list. */
export interface Replay {
  /** Gives it a page; resolves when that is computed. One page at a time. */
  take(page: string): Promise<void>
  finish(): Promise<ReplayFigures>
  /** Ends the thread at once. */
  stop(): Promise<void>
}

/** Starts the thread that computes orders by these rules. */
export function startReplay(rules: ReplayRules): Replay {
  const worker = createThread({
    beside: import.meta.url,
    file: 'whatIfThread',
    name: 'whatIf',
    workerData: rules,
  })
  let asked: Asked | undefined
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    asked?.reject(failure)
  }
  worker.on('message', (report: WhatIfReport) => asked?.resolve(report))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that computes orders ended')))
  const ask = (part: WhatIfPart): Promise<WhatIfReport> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure)
      asked = { resolve, reject }
      return worker.postMessage(part, [])
    })
  return {
    take: async (page) => void (await ask(page)),
    finish: async () => {
      const report = await ask(null)
      if (report.type !== 'done') throw new TypeError('The thread is not done with the orders')
      return report.figures
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** Who waits for the thread's next report. */
interface Asked {
  resolve(report: WhatIfReport): void
  reject(error: Error): void
}
