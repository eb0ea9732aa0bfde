import { expect, it } from 'vitest'
import { mediaTypeOf } from '#console/kit/widgets/mediaPreview/mediaType.ts'
import { readTextFile } from '#console/kit/widgets/mediaPreview/readTextFile.ts'
import {
  canZoomIn,
  canZoomOut,
  drawnSize,
  plainView,
  turned,
  zoomed,
} from '#console/kit/widgets/mediaPreview/view.ts'

it('takes mp4 for a video, mp3 for a sound and anything else for a picture [S4.16]', () => {
  const types = ['/a.mp4', '/a.MP3?x=1', '/a.jpg', '/mp4', '/a.jpg?b.mp4'].map(mediaTypeOf)
  expect(types).toEqual(['video', 'audio', 'image', 'image', 'image'])
})

it('takes what ends as texts do for a text [S7.11]', () => {
  expect(['/a.txt', '/a.CSV?x=1', '/a.log', '/readme.md', '/a.json'].map(mediaTypeOf)).toEqual(
    Array.from({ length: 5 }, () => 'text'),
  )
})

it('reads a text in the encoding that is found, and of a long one whole lines alone [S7.11]', async () => {
  const read = async (bytes: Uint8Array<ArrayBuffer>) =>
    readTextFile(`data:text/plain;base64,${Buffer.from(bytes).toString('base64')}`, AbortSignal.timeout(5000))
  const line = '您好，订单\n'
  const gbk = Buffer.from('c4fabac3a3acb6a9b5a50a', 'hex')
  expect(await read(gbk)).toEqual({ text: line, encoding: 'GBK / GB 18030', isCut: false })
  expect(await read(Buffer.from(`\uFEFF${line}`, 'utf16le'))).toMatchObject({
    text: line,
    encoding: 'UTF-16 LE',
  })
  const long = 100_000
  const cut = await read(Buffer.from(line.repeat(long)))
  expect([cut.encoding, cut.isCut, cut.text.replaceAll(line, '')]).toEqual(['UTF-8', true, ''])
  const wide = await read(Buffer.from(`\uFEFF${line.repeat(long)}`, 'utf16le'))
  expect([wide.encoding, wide.isCut, wide.text.replaceAll(line, '')]).toEqual(['UTF-16 LE', true, ''])
})

it('zooms a picture between 1 and 5 times, and turns it by 90 degrees [S4.16]', () => {
  const large = Array.from({ length: 20 }).reduce((view: typeof plainView) => zoomed(view, 1), plainView)
  expect([large.scale, canZoomIn(large), canZoomOut(large)]).toEqual([5, false, true])
  expect([zoomed(plainView, -1), canZoomOut(plainView)]).toEqual([plainView, false])
  expect(turned(turned(plainView, -1), -1).rotation).toBe(-180)
})

it('fits a picture into its room, turned as it is, without blowing it up', () => {
  const room = { width: 400, height: 200 }
  const wide = { width: 800, height: 400 }
  expect(drawnSize(wide, room, plainView)).toEqual({ width: 400, height: 200 })
  expect(drawnSize(wide, room, turned(plainView, 1))).toEqual({ width: 200, height: 100 })
  expect(drawnSize({ width: 20, height: 10 }, room, plainView)).toEqual({ width: 20, height: 10 })
})
