import type { Page } from 'playwright-core'
import { settle } from './Sight.ts'

/** A window's size and style. */
export interface Look {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Whether the document is another than in the look before: the style alone changes nothing but colours. */
  isNew: boolean
}

export const wide = { width: 1440, height: 900 }
export const phone = { width: 375, height: 812 }

/**
 * Three of the four looks of a screen; the fourth one is among those of the other language, whose colours are the same.
 * From each to the next one thing changes, and the next screen begins as this one ends, so that nothing is laid out twice.
 */
export function looksOf(index: number, language: 'zh' | 'en'): readonly Look[] {
  const [first, second] = index % 2 === 0 ? [wide, phone] : [phone, wide]
  const [style, other] = (index % 2 === 0) === (language === 'zh') ? lightFirst : darkFirst
  return [
    { viewport: first, colorScheme: style, isNew: true },
    { viewport: first, colorScheme: other, isNew: false },
    { viewport: second, colorScheme: other, isNew: true },
  ]
}

const lightFirst = ['light', 'dark'] as const
const darkFirst = ['dark', 'light'] as const

/** Gives the open page another look. */
export async function show(page: Page, { viewport, colorScheme }: Look, heading?: string): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
  // Media queries are heard with the next frame: before it the page is measured at one width, drawn for another.
  await page.evaluate(() => new Promise((done) => void requestAnimationFrame(done)))
  await settle(page, heading)
}

/** Turns light to dark or back, under whatever is open; answers which it is now. */
export async function turnStyle(page: Page): Promise<Look['colorScheme']> {
  const isDark = await page.locator('html[data-style=dark]').count()
  const colorScheme = isDark ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
  await settle(page)
  return colorScheme
}
