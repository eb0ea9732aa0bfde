import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { chromiumFlags } from '#scripts/browser/chromiumFlags.ts'

it('our Chromium flags disable every feature that Playwright disables', async () => {
  // Node knows none of these flags: it exits, and Playwright's error contains the command line.
  const starting = chromium.launch({ executablePath: process.execPath, args: chromiumFlags })
  const started = await starting.then(String, String)
  const [byPlaywright = [], ours = []] = [...started.matchAll(/--disable-features=(\S+)/g)].map(
    ([, names = '']) => names.split(','),
  )
  expect(byPlaywright.length).toBeGreaterThan(10)
  expect(ours).toEqual(expect.arrayContaining(byPlaywright))
})
