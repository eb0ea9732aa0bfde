import type { CDPSession } from 'playwright-core'

/** What Chromium's own tools call “Slow 3G”: two seconds until an answer begins, and 400 kbit/s from then on. */
export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}
