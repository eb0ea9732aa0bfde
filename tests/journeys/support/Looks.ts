import type { Page } from 'playwright-core'
import { settle } from './ScreenContent.ts'

/** A window's size and style. */
export interface Look {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

export const wide = { width: 1440, height: 900 }
export const phone = { width: 375, height: 812 }

/**
 * Two of the four looks of a screen; the crawl in the other language, which has the same colours, has the two others. The next
 * screen starts with the look that this one ends with, so that nothing is laid out twice.
 */
export function looksOf(index: number, language: 'zh' | 'en'): readonly [Look, Look] {
  const [first, second] = language === 'zh' ? [lightWide, darkPhone] : [darkWide, lightPhone]
  return index % 2 === 0 ? [first, second] : [second, first]
}

const lightWide = { viewport: wide, colorScheme: 'light' } as const
const darkWide = { viewport: wide, colorScheme: 'dark' } as const
const lightPhone = { viewport: phone, colorScheme: 'light' } as const
const darkPhone = { viewport: phone, colorScheme: 'dark' } as const

/** Gives the open page another look. */
export async function show(page: Page, { viewport, colorScheme }: Look, heading?: string): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
  // Media queries take effect with the next frame: before it the page is measured at one width and drawn for another.
  await page.evaluate(() => new Promise((done) => void requestAnimationFrame(done)))
  await settle(page, heading)
}

/** Switches between light and dark, under any open popup; returns the present style. */
export async function turnStyle(page: Page): Promise<Look['colorScheme']> {
  const isDark = await page.locator('html[data-style=dark]').count()
  const colorScheme = isDark ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
  await settle(page)
  return colorScheme
}
