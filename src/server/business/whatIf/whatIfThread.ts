import { parentPort, workerData } from 'node:worker_threads'
import { ReplayTotals } from './ReplayTotals.ts'
import type { ReplayedOrder, ReplayRules } from './ReplayTotals.ts'
import type { WhatIfPart, WhatIfReport } from './whatIfMessages.ts'

const port = parentPort
if (!port) throw new Error('whatIfThread is started by startReplay only')

const rules: ReplayRules = workerData
const totals = new ReplayTotals(rules)
const report = (message: WhatIfReport): void => port.postMessage(message)

port.on('message', (part: WhatIfPart) => {
  if (part === null) return report({ type: 'done', figures: totals.figures })
  const orders: readonly ReplayedOrder[] = JSON.parse(part)
  for (const order of orders) totals.take(order)
  return report({ type: 'taken' })
})
