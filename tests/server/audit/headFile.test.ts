import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { HeadFile } from '#server/audit/HeadFile.ts'

it('the head of the audit log beside the data is not taken for missing if it cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-head-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await new HeadFile(folder).read()).toBeUndefined()
  // A folder instead of the file: not even an administrator can read it as one.
  await mkdir(join(folder, 'audit-head.txt'))
  await expect(new HeadFile(folder).read()).rejects.toThrow('EISDIR')
})
