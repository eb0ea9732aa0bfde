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

it('an address ending in .mp4 is a video, in .mp3 audio, and with an unknown or no ending an image [S4.16]', () => {
  const types = ['/a.mp4', '/a.MP3?x=1', '/a.jpg', '/mp4', '/a.jpg?b.mp4'].map(mediaTypeOf)
  expect(types).toEqual(['video', 'audio', 'image', 'image', 'image'])
})

it('an address with the ending of a text file is a text [S7.11]', () => {
  expect(['/a.txt', '/a.CSV?x=1', '/a.log', '/readme.md', '/a.json'].map(mediaTypeOf)).toEqual(
    Array.from({ length: 5 }, () => 'text'),
  )
})

it('a text file is read in its detected encoding, and a long one is cut after a whole line [S7.11]', async () => {
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

it('an image can be zoomed from 1 to 5 times, and turned by 90 degrees [S4.16]', () => {
  const large = Array.from({ length: 20 }).reduce((view: typeof plainView) => zoomed(view, 1), plainView)
  expect([large.scale, canZoomIn(large), canZoomOut(large)]).toEqual([5, false, true])
  expect([zoomed(plainView, -1), canZoomOut(plainView)]).toEqual([plainView, false])
  expect(turned(turned(plainView, -1), -1).rotation).toBe(-180)
})

it('an image fits into its area, also when turned, and is never enlarged', () => {
  const room = { width: 400, height: 200 }
  const wide = { width: 800, height: 400 }
  expect(drawnSize(wide, room, plainView)).toEqual({ width: 400, height: 200 })
  expect(drawnSize(wide, room, turned(plainView, 1))).toEqual({ width: 200, height: 100 })
  expect(drawnSize({ width: 20, height: 10 }, room, plainView)).toEqual({ width: 20, height: 10 })
})
