import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { samplePages } from '#shared/samples/samplePages.ts'
import { openConsole } from '../bench/console/openConsole.ts'
import type { BenchConsole } from '../bench/console/openConsole.ts'
import { buildAll } from '../steps/buildAll.ts'
import { root } from '../steps/root.ts'
import { samplesDocument } from './samplesDocument.ts'
import type { Picture } from './samplesDocument.ts'

const folder = 'docs/images/samples'
const gallery = '/samples/widgets'
/** The lowest quality at which text stays sharp. */
const quality = 70
/** The wait in milliseconds until charts are drawn and scrollbars hidden, which comes last. */
const calmMs = 1500

interface PictureTotals {
  count: number
  bytes: number
}

/** Takes a picture of each sample page and each widget of the gallery, in Chinese, and writes the page that shows them. */
export async function takePictures(say: (line: string) => void): Promise<PictureTotals> {
  await buildAll()
  const opened = await openConsole()
  try {
    await speakChinese(opened)
    await rm(join(root, folder), { recursive: true, force: true })
    await mkdir(join(root, folder), { recursive: true })
    const pages = await picturesOfPages(opened, say)
    const widgets = await picturesOfWidgets(opened, say)
    await writeFile(join(root, 'docs', 'samples.md'), samplesDocument(pages, widgets))
    const all = [...pages, ...widgets]
    return { count: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await opened.close()
  }
}

async function speakChinese(opened: BenchConsole): Promise<void> {
  await opened.page.evaluate(() => localStorage.setItem('fenxiao_lang', 'zh-ch'))
  await opened.page.reload()
  await opened.goTo('/home')
}

async function picturesOfPages(opened: BenchConsole, say: (line: string) => void): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const { path, name } of samplePages.filter((page) => page.path !== gallery)) {
    say(path)
    await opened.goTo(path)
    pictures.push(await take(opened, { file: fileOf(path), title: name.zh, address: path }))
    await opened.closeTab()
  }
  return pictures
}

/** Takes a picture of each widget that the gallery lists. */
async function picturesOfWidgets(opened: BenchConsole, say: (line: string) => void): Promise<Picture[]> {
  const { page } = opened
  await opened.goTo(gallery)
  const ids = await page
    .locator('[role=tab][id^=widget-]')
    .evaluateAll((tabs) => tabs.map((tab) => ({ id: tab.id, title: tab.textContent })))
  const pictures: Picture[] = []
  for (const { id, title } of ids) {
    const name = id.replace('widget-', '')
    say(name)
    const address = `${gallery}?widget=${name}`
    // Some widgets load forever, so waiting for an idle page would never end; the code below the widget appears last.
    await page.evaluate((hash) => void (window.location.hash = hash), address)
    await page.locator(`#${id}[aria-selected=true]`).waitFor()
    await page.getByRole('heading', { level: 2, name: '属性' }).waitFor()
    pictures.push(await take(opened, { file: `widget-${name}`, title, address }))
  }
  return pictures
}

function fileOf(path: string): string {
  return path.replace('/samples/', '').replaceAll('/', '-')
}

interface Subject {
  file: string
  title: string
  address: string
}

async function take({ page, cdp }: BenchConsole, { file, title, address }: Subject): Promise<Picture> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // The previous tab was closed by keyboard, which would leave a focus ring on the next one.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForFunction(() => {
    // Images further down do not load before they are scrolled into view.
    const inSight = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    )
    return inSight.every((image) => image.complete || !image.checkVisibility())
  })
  await page.waitForTimeout(calmMs)
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality })
  const picture = Buffer.from(data, 'base64')
  const image = `${folder}/${file}.webp`
  await writeFile(join(root, image), picture)
  return { title, address, image: image.replace('docs/', ''), bytes: picture.length }
}
