import type { CDPSession, Page } from 'playwright-core'

/** Slows the page down and enables its work measurement. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** The milliseconds that the main thread has worked so far. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const duration = metrics.find(({ name }) => name === 'TaskDuration')
  if (!duration) throw new Error('the browser does not tell how long it worked')
  return duration.value * 1000
}

/** Waits until the page is idle. */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
