import { expect, it } from 'vitest'
import { extensionOf } from '#server/files/extensionOf.ts'

const repeated = (bytes: readonly number[], size: number) => Buffer.alloc(size, Buffer.from(bytes))

it.each([
  ['a JPEG of two million empty segments', [0xff, 0xd8], [0xff, 0xe1, 0, 2], 'FILE_TYPE_REFUSED'],
  ['a JPEG of filling bytes alone', [0xff, 0xd8], [0xff], 'FILE_TYPE_REFUSED'],
])('%s is refused without keeping the server from answering others', async (_, start, part, refusal) => {
  const bytes = Buffer.concat([Buffer.from(start), repeated(part, 8_000_000)])
  const started = performance.now()
  await expect(extensionOf(bytes)).rejects.toMatchObject({ code: refusal })
  expect(performance.now() - started).toBeLessThan(4000)
})

it('an archive that never ends is recognised by its beginning', async () => {
  const localFile = Buffer.from('504b030414000800080000000000000000000000000000000000010000006150', 'hex')
  const started = performance.now()
  expect(await extensionOf(Buffer.concat([localFile, repeated([0x50], 8_000_000)]))).toBe('zip')
  expect(performance.now() - started).toBeLessThan(4000)
})
