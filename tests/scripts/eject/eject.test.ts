import { beforeAll, describe, expect, it } from 'vitest'
import { eject as ejectScreen } from '#scripts/eject/eject.ts'
import { ejectSample } from '#scripts/eject/ejectSample.ts'
import { copyProject } from '#tests/support/copyProject.ts'

const samples = ['form/advanced', 'list/search', 'other/multi-tab', 'profile/advanced'] as const

const ejected = [
  ['order', 'list'],
  ['order', 'show'],
  ['order', 'edit'],
  ['menu', 'list'],
] as const

/** Compares the printed output as well, so that a failure shows it. */
function writes(run: { status: number | null; output: string }): void {
  expect(run).toEqual({ status: 0, output: expect.stringContaining('src/console/business/') })
}

describe('npm run eject', () => {
  const copy = copyProject()
  const eject = (...args: readonly string[]) => copy.run('scripts/eject.ts', args)

  beforeAll(() => {
    for (const screen of ejected) writes(eject(...screen))
    for (const name of samples) writes(eject('sample', name))
  }, 240_000)

  it('writes short screens that spell out what they show, and adds them to the registry', () => {
    const list = copy.read('src/console/business/order/OrderList.tsx')
    expect(list).toContain("{ source: 'trade_no', width: 200 }")
    expect(list.split('\n').length).toBeLessThan(80)
    expect(copy.read('src/console/business/order/OrderEdit.tsx')).toContain(
      "fields: ['user_id', 'invite_id', 'chain']",
    )
    const registry = copy.read('src/console/app/entities/ownScreens.ts')
    for (const name of ['OrderList', 'OrderShow', 'OrderEdit', 'MenuList', 'UserList']) {
      expect(registry).toMatch(new RegExp(String.raw`\)\.${name}\b`, 'u'))
    }
  })

  it('writes a sample page with only the parts and texts that it uses, and registers it for its menu entry [S1.06]', () => {
    const page = copy.read('src/console/business/listSearch/SearchListPage.tsx')
    expect(page).toContain("import { SampleList } from './SampleList.tsx'")
    expect(page).not.toContain('SampleTitle')
    const words = copy.read('src/console/business/listSearch/messages/zh.ts')
    expect([...words.matchAll(/^ {2}(\w+): \{/gmu)].map(([, name]) => name)).toEqual(['lists', 'search'])
    expect(copy.read('src/console/app/entities/menuPages.ts')).toMatch(
      /'\/pages\/other\/multi-tab': async \(\) =>\s+\(await import\('..\/..\/business\/otherMultiTab\/MultiTabPage.tsx'\)\).MultiTabPage,/u,
    )
  })

  it('writes code that compiles, passes the linter and is formatted', () => {
    expect(copy.compile(['src/console'])).toEqual({ status: 0, output: '' })
    const folder = 'src/console/business'
    expect(copy.run('node_modules/oxlint/bin/oxlint', [folder])).toMatchObject({ status: 0 })
    expect(copy.run('node_modules/oxfmt/bin/oxfmt', ['--check', folder])).toMatchObject({ status: 0 })
  }, 240_000)

  it('writes screens that do not compile with a property that the schema lacks', () => {
    const stale = [
      ['src/console/business/order/OrderList.tsx', "source: 'trade_no'", "source: 'trade_number'"],
      ['src/console/business/order/OrderEdit.tsx', "'invite_id', 'chain'", "'inviter_id', 'chain'"],
    ] as const
    const texts = stale.map(([file]) => copy.read(file))
    for (const [file, now, before] of stale) copy.write(file, copy.read(file).replace(now, before))
    const { status, output } = copy.compile(['src/console'])
    for (const [index, [file]] of stale.entries()) copy.write(file, texts[index] ?? '')
    expect(status).not.toBe(0)
    expect(output).toContain(`Type '"trade_number"' is not assignable`)
    expect(output).toContain(`Type '"inviter_id"' is not assignable`)
  }, 240_000)

  it('refuses to overwrite a screen, and suggests the names that exist for an unknown one', async () => {
    expect(eject('order', 'list')).toMatchObject({
      status: 1,
      output: expect.stringContaining('order has a list screen of its own already'),
    })
    const { root } = copy
    await expect(ejectScreen(root, 'ordr', 'list')).rejects.toThrow(
      'There is no entity "ordr". Write "order".',
    )
    await expect(ejectSample(root, 'list/search')).rejects.toThrow(
      'names a page for /pages/list/search already',
    )
    await expect(ejectSample(root, 'form/stp')).rejects.toThrow('Write "form/step".')
    await expect(ejectScreen(root, 'logger', 'edit')).rejects.toThrow('npm run eject -- logger list|show')
  })
})
