import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { chromiumFlags } from '../../browser/chromiumFlags.ts'
import { findOrInstallChromium } from '../../browser/findOrInstallChromium.ts'
import { prepareDatabase } from '../../prove/process/prepareDatabase.ts'
import { copySources } from './copySources.ts'
import { startSession } from './startSession.ts'

/** `npm run dev` in a copy of the project, and a window of the administrator. */
export interface Development {
  page: Page
  /** Changes a file of the copy as an editor would. */
  edit: (path: string, from: string, to: string) => void
  /** Adds a file to the copy. */
  add: (path: string, text: string) => void
  /** The terminal's output so far. */
  output: () => string
  close(): Promise<void>
}

/** Starts it on an embedded database with the demonstration's records. */
export async function openDevelopment(): Promise<Development> {
  const { CHROMIUM_PATH } = await findOrInstallChromium()
  const folder = await copySources()
  const environment = { FENXIAO_DATA: join(folder, 'data'), FENXIAO_DEMO: 'true' }
  const database = await openDatabase({ folder: join(folder, 'data', 'database') })
  const { token } = await prepareDatabase(database, environment).finally(() => database.close())
  const session = startSession(folder, environment)
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: chromiumFlags })
  const close = async () => {
    await browser.close()
    await session.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const page = await openPage(browser, await session.address(), token)
    return {
      page,
      edit: (path, from, to) => edit(join(folder, path), from, to),
      add: (path, text) => writeFileSync(join(folder, path), text),
      output: session.output,
      close,
    }
  } catch (error) {
    await close()
    throw new Error(`The console did not open: ${session.output()}`, { cause: error })
  }
}

async function openPage(browser: Browser, address: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(120_000)
  await page.addInitScript((given) => {
    localStorage.setItem('fenxiao_is_login', 'true')
    localStorage.setItem('fenxiao_token', given)
  }, token)
  await page.goto(`${address}#/home`)
  await page.getByRole('main').waitFor()
  return page
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
