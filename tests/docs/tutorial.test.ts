import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import type { GenerateResult } from '#scripts/generate/generate.ts'
import { copyProject } from '#tests/support/copyProject.ts'
import { blocksIn, readText, rowsBelow } from './readDocuments.ts'

const readme = readText('README.md')
const copied =
  'schemas generated src scripts public index.html vite.config.ts package.json tsconfig.base.json'.split(' ')
// Both programs end by themselves, and their time depends more on the machine than on the example.
const noLimit = 0

/** Follows the steps of README.md in a copy of the project. */
describe('the example in README.md', () => {
  const { root, read, write, run, compile } = copyProject(copied)
  const edit = (path: string, from: string | RegExp, to: string): void => {
    const text = read(path)
    const edited = text.replace(from, to)
    expect(edited).not.toBe(text)
    write(path, edited)
  }
  let result: GenerateResult

  beforeAll(async () => {
    // The project may have the coupon of docs/examples, which is a different one.
    rmSync(join(root, 'schemas/coupon.json'), { force: true })
    await generate({ root, check: false, allowLoss: { places: ['coupon'] } })
    write('schemas/coupon.json', blocksIn(readme, 'json')[0] ?? '')
    result = await generate({ root, check: false })
  })

  it('is a schema without errors', () => {
    expect(result).toMatchObject({ ok: true, errors: [], removed: [] })
  })

  it('generates the files that the README promises', () => {
    const promised = rowsBelow(readme, 'file').flatMap(([files = '']) => files.split(', '))
    expect(promised.length).toBeGreaterThan(4)
    // The number of the migration depends on how many there are.
    const changed = result.changed.map((path) => path.replace(/\d{4}_/u, '<number>_'))
    expect(changed).toEqual(expect.arrayContaining(promised))
  })

  it('generates its calls, type names and permission codes', () => {
    const made = ['types/coupon.ts', 'routes/coupon.ts', 'menus/menus.ts'].map((path) =>
      read(`generated/${path}`),
    )
    const codes = ['', '.create', '.activate'].map((button) => `'distribution.coupon${button}'`)
    const calls = ["'/coupons'", "'/coupons/:id/activate'", "'/coupons/:id/withdraw'"]
    for (const part of ['interface Coupon ', 'interface CouponInput ', ...calls, ...codes]) {
      expect(made.join('\n')).toContain(part)
    }
  })

  it(
    'has a rule and a screen that compile, and a console that can be built, once they are registered',
    () => {
      const [errorLine = ''] = /^ +COUPON_ENDED: .*$/mu.exec(readme) ?? []
      const [ruleEntry = ''] = /(?<=`)coupon: couponRules,(?=`)/u.exec(readme) ?? []
      const [screenLine = ''] = /^ +coupon: \{ list: .*$/mu.exec(readme) ?? []
      edit('src/shared/errors/errorTable.ts', '  INTERNAL: {', `${errorLine}\n  INTERNAL: {`)
      write('src/server/rules/coupon.ts', blocksIn(readme, 'ts')[0] ?? '')
      edit('src/server/rules/rules.ts', /^/u, "import { couponRules } from './coupon.ts'\n")
      edit('src/server/rules/rules.ts', 'return {', `return {\n${ruleEntry}`)
      write('src/console/business/CouponList.tsx', blocksIn(readme, 'tsx')[0] ?? '')
      edit('src/console/app/entities/ownScreens.ts', 'loadScreens = {', `loadScreens = {\n${screenLine}\n`)
      expect(compile(['src/server', 'src/console'])).toEqual({ status: 0, output: '' })
      // Chunks of the build could wait for each other so that nothing starts; only the build shows that.
      expect(run('node_modules/vite/bin/vite.js', ['build'])).toMatchObject({ status: 0 })
    },
    noLimit,
  )
})
