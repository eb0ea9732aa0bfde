import { expect, it } from 'vitest'
import { decodeText } from '#shared/files/decodeText.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function utf16Of(text: string): Uint8Array {
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return new Uint8Array(units.buffer)
}

it('a text with single zero bytes is not taken for UTF-16', () => {
  for (const text of [
    '名称,价格\n茶\0叶,5\n',
    'name,price\n\0tea,5\n',
    `a${'\0'.repeat(20)},${'b'.repeat(100)}\n`,
  ])
    expect(decodeText(bytesOf(text))).toEqual({ text, encoding: 'utf-8' })
})

it('UTF-16 without a byte order mark is recognised, whether it is ASCII or not', () => {
  for (const text of ['name,price\ntea,5\n', '名称,价格\n茶,5\n', `${'茶'.repeat(400)}\n`])
    expect(decodeText(utf16Of(text))).toEqual({ text, encoding: 'utf-16le' })
})

it('UTF-8 with a damaged byte is recognised as damaged UTF-8, and other Chinese encodings are not', () => {
  const [before, after] = [bytesOf('名称,价格\r\n红茶,5\r\n绿'), bytesOf('茶,6\r\n')]
  const damaged = Uint8Array.of(...before, 0xe4, 0xb8, ...after)
  const text = '名称,价格\r\n红茶,5\r\n绿\uFFFD茶,6\r\n'
  expect(decodeText(damaged)).toEqual({ text, encoding: 'utf-8', damagedLine: 3 })
  // 名称,价格 and 茶
  const gbk = Uint8Array.of(0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0a, 0xb2, 0xe8)
  expect(decodeText(gbk)).toEqual({ text: '名称,价格\n茶', encoding: 'gb18030' })
  expect(decodeText(Uint8Array.of(...gbk, 0x2c, 0x35, 0xff, 0x0a))).toMatchObject({ damagedLine: 2 })
})

it('a character that was lost before the file was written is not reported as damage, unlike one lost in it', () => {
  expect(decodeText(bytesOf('茶\uFFFD'))).toEqual({ text: '茶\uFFFD', encoding: 'utf-8' })
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x36, 0x83, 0x00, 0xd8))).toMatchObject({ damagedLine: 1 })
})
