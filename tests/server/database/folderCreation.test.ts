import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderCreation } from '#server/database/embedded/FolderCreation.ts'

describe('a database that is created in a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-creation-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const put = (name: string) => writeFile(join(folder, name), 'x')
  const files = async () => (await readdir(folder)).toSorted()

  it('loses its files if its creation was not completed, but not the lock of the folder', async () => {
    await put('fenxiao.lock')
    await new FolderCreation(folder).begin()
    await put('PG_VERSION')
    await new FolderCreation(folder).begin()
    expect(await files()).toEqual(['fenxiao.creating', 'fenxiao.lock'])
  })

  it('keeps its files once its creation was completed', async () => {
    const creation = new FolderCreation(folder)
    await creation.begin()
    await put('PG_VERSION')
    await creation.complete()
    await new FolderCreation(folder).begin()
    expect(await files()).toEqual(['PG_VERSION', 'fenxiao.completed'])
  })

  it('keeps files that were in the folder before', async () => {
    await put('notes.txt')
    for (const _ of [1, 2]) await new FolderCreation(folder).begin()
    expect(await files()).toEqual(['notes.txt'])
  })
})
