import type { CDPSession } from 'playwright-core'

/** Chromium's “Slow 3G” profile: two seconds of latency and 400 kbit/s. */
export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}
