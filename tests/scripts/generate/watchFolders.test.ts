import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchFolders } from '#scripts/generate/watchFolders.ts'

describe('the watcher of the schemas', () => {
  let folder: string
  let close: () => void
  let heard = 0
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fenxiao-watched-'))
    mkdirSync(join(folder, 'definitions'))
    for (const name of ['good.json', 'definitions/money.json']) writeFileSync(join(folder, name), '{}')
    close = watchFolders(folder, () => (heard += 1))
  })
  afterEach(() => {
    close()
    rmSync(folder, { recursive: true })
  })

  /** Counts the events of a change. One change may cause several; the next change is made once they have ended. */
  const hears = async (change: () => void) => {
    heard = 0
    change()
    await expect.poll(() => heard).toBeGreaterThan(0)
    const toldWhileWaiting = async () => {
      const told = heard
      await wait(50)
      return heard - told
    }
    await expect.poll(toldWhileWaiting).toBe(0)
  }
  const save = (name: string, text: string) => () => writeFileSync(join(folder, name), text)
  const replace = (name: string, text: string) => () => {
    writeFileSync(join(folder, '..', `replacing-${name.replaceAll('/', '-')}`), text)
    renameSync(join(folder, '..', `replacing-${name.replaceAll('/', '-')}`), join(folder, name))
  }

  it('notices each save, also by editors that replace the file', async () => {
    for (const name of ['good.json', 'definitions/money.json']) {
      await hears(save(name, '{"a":1}'))
      for (const text of ['{"a":2}', '{"a":3}', '{"a":4}']) await hears(replace(name, text))
      await hears(save(name, '{"a":5}'))
    }
  })

  it('notices files that are removed and restored', async () => {
    await hears(() => rmSync(join(folder, 'good.json')))
    await hears(save('good.json', '{}'))
    await hears(save('good.json', '{"a":1}'))
  })

  it('notices new folders, and folders that are created again', async () => {
    await hears(() => mkdirSync(join(folder, 'dashboards')))
    await hears(save('dashboards/sales.json', '{}'))
    await hears(() => rmSync(join(folder, 'dashboards'), { recursive: true }))
    await hears(() => mkdirSync(join(folder, 'dashboards')))
    await hears(save('dashboards/sales.json', '{}'))
  })
})
