import { createThread } from '../../threads/createThread.ts'
import type { ReplayFigures, ReplayRules } from './ReplayTotals.ts'
import type { WhatIfPart, WhatIfReport } from './whatIfMessages.ts'

/** A thread that computes orders, so that a million orders do not block other calls. */
export interface Replay {
  /** Sends a page to the thread; resolves when the page is computed. One page at a time. */
  take(page: string): Promise<void>
  finish(): Promise<ReplayFigures>
  /** Ends the thread at once. */
  stop(): Promise<void>
}

/** Starts a thread that computes orders by the given rules. */
export function startReplay(rules: ReplayRules): Replay {
  const worker = createThread({
    beside: import.meta.url,
    file: 'whatIfThread',
    name: 'whatIf',
    workerData: rules,
  })
  let asked: PendingReport | undefined
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

/** The promise that waits for the thread's next report. */
interface PendingReport {
  resolve(report: WhatIfReport): void
  reject(error: Error): void
}
