import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#console/kit/config/availableStorage.ts'
import { createConsoleStorage } from '#console/kit/config/consoleStorage.ts'
import { defaultConfig, readAppConfig } from '#console/kit/appConfig/AppConfig.ts'
import { createAppConfigStore } from '#console/kit/appConfig/appConfigStore.ts'

const buildStore = (stored?: string) => {
  const session = memoryStorage()
  if (stored !== undefined) session.setItem('shop_config', stored)
  const storage = createConsoleStorage({ local: memoryStorage(), session }, 'shop_')
  return { session, storage, store: createAppConfigStore(storage) }
}

describe('the configuration of the console [S3.13]', () => {
  it('has the given defaults [S9.02]', () => {
    expect(buildStore().store.get()).toMatchObject({
      layout: 'leftRight',
      menuMode: 'side',
      sideWidth: 220,
      sideCollapsedWidth: 60,
      headerHeight: 60,
      multiTabHeight: 48,
      mainMargin: 16,
      sideTheme: 'dark',
      headerTheme: 'light',
      multiTab: true,
    })
  })

  it('announces a change at once and is restored after a reload [S2.08] [S3.14]', () => {
    const { session, storage, store } = buildStore()
    const heard: string[] = []
    const leave = store.subscribe(() => heard.push(store.get().menuMode))
    store.set({ menuMode: 'top', themeColor: '#aa3300' })
    leave()
    store.set({ multiTab: false })
    expect(heard).toEqual(['top'])
    expect(session.getItem('shop_config')).not.toBeNull()
    expect(createAppConfigStore(storage).get()).toEqual({
      ...defaultConfig,
      menuMode: 'top',
      themeColor: '#aa3300',
      multiTab: false,
    })
  })

  it('returns to its defaults when it is reset', () => {
    const { session, store } = buildStore('{"layout":"topBottom"}')
    expect(store.get().layout).toBe('topBottom')
    store.reset()
    expect(store.get()).toEqual(defaultConfig)
    expect(session.getItem('shop_config')).toBeNull()
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    '"top"',
    '{"menuMode":"diagonal","layout":null,"multiTab":"no","weak":1}',
    '{"sideWidth":"220","headerHeight":0,"multiTabHeight":1e9,"mainMargin":-1,"sideCollapsedWidth":null}',
    '{"themeColor":"red","sideTheme":"__proto__","headerTheme":{},"contentWidth":"1px","unknown":true}',
  ])('ignores invalid stored values: %s', (stored) => {
    expect(buildStore(stored).store.get()).toEqual(defaultConfig)
  })

  it('keeps valid values beside invalid ones', () => {
    expect(readAppConfig({ layout: 'topBottom', menuMode: 7 })).toEqual({
      ...defaultConfig,
      layout: 'topBottom',
    })
  })
})
