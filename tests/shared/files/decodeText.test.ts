import { expect, it } from 'vitest'
import { decodeText } from '#shared/files/decodeText.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function utf16Of(text: string): Uint8Array {
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return new Uint8Array(units.buffer)
}

it('takes a text with single zero bytes for what it is otherwise, not for UTF-16', () => {
  for (const text of [
    '名称,价格\n茶\0叶,5\n',
    'name,price\n\0tea,5\n',
    `a${'\0'.repeat(20)},${'b'.repeat(100)}\n`,
  ])
    expect(decodeText(bytesOf(text))).toEqual({ text, encoding: 'utf-8' })
})

it('knows UTF-16 without a mark, be it ASCII or not', () => {
  for (const text of ['name,price\ntea,5\n', '名称,价格\n茶,5\n', `${'茶'.repeat(400)}\n`])
    expect(decodeText(utf16Of(text))).toEqual({ text, encoding: 'utf-16le' })
})
