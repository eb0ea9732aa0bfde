import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskStore } from '#server/files/diskStore.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fenxiao-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('simultaneous files leave as much room on the disk as files stored one after the other', async () => {
  // Ten megabytes above the space that must stay free.
  const store = diskStore(folder, async () => 310_000_000)
  const name = (index: number) => `${String(index).padStart(22, 'a')}.txt`
  const put = (index: number) => store.put(name(index), Buffer.alloc(4_000_000), 'text/plain')
  const kept = await Promise.allSettled([0, 1, 2, 3, 4].map(put))
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const each of kept)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'DISK_NEARLY_FULL' })
  expect(await readdir(folder)).toHaveLength(2)
  await put(5)
  expect(await readdir(folder)).toHaveLength(3)
})
