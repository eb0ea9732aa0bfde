import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import type { GenerateResult } from '#scripts/generate/generate.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { blocksIn, readText, rowsBelow } from './readDocuments.ts'

const readme = readText('README.md')
const copied = ['schemas', 'generated', 'src', 'package.json', 'tsconfig.base.json']
const compileMs = 180_000

/** What README.md tells the reader to write, in a copy of the project. */
describe('the example in README.md', () => {
  const root = mkdtempSync(join(tmpdir(), 'fenxiao-tutorial-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text = ''): void => writeFileSync(join(root, path), text)
  const edit = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(root, path), 'utf8')
    const edited = text.replace(from, to)
    expect(edited).not.toBe(text)
    write(path, edited)
  }
  let result: GenerateResult

  beforeAll(async () => {
    for (const path of copied) cpSync(join(projectRoot, path), join(root, path), { recursive: true })
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
    write('schemas/coupon.json', blocksIn(readme, 'json')[0])
    result = await generate({ root, check: false })
  })

  it('is a schema without errors', () => {
    expect(result).toMatchObject({ ok: true, errors: [], removed: [] })
  })

  it('gives the files that are promised', () => {
    const promised = rowsBelow(readme, 'file').flatMap(([files = '']) => files.split(', '))
    expect(promised.length).toBeGreaterThan(4)
    expect(result.changed).toEqual(expect.arrayContaining(promised))
  })

  it('gives the calls, the type names and the permission codes that are promised', () => {
    const made = ['types/coupon.ts', 'routes/coupon.ts', 'menus/menus.ts'].map((path) =>
      readFileSync(join(root, 'generated', path), 'utf8'),
    )
    const codes = ['', '.create', '.activate'].map((button) => `'distribution.coupon${button}'`)
    const calls = ["'/coupons'", "'/coupons/:id/activate'", "'/coupons/:id/withdraw'"]
    for (const part of ['interface Coupon ', 'interface CouponInput ', ...calls, ...codes]) {
      expect(made.join('\n')).toContain(part)
    }
  })

  it(
    'has a rule and a screen that compile once they are in their registries',
    () => {
      const [errorLine = ''] = /^ +COUPON_ENDED: .*$/mu.exec(readme) ?? []
      const [ruleEntry = ''] = /(?<=`)coupon: couponRules,(?=`)/u.exec(readme) ?? []
      const [screenEntry = ''] = /(?<=`\{ )coupon: \{ list: CouponList \}(?= \}`)/u.exec(readme) ?? []
      edit('src/shared/errors/errorTable.ts', '  INTERNAL: {', `${errorLine}\n  INTERNAL: {`)
      write('src/server/rules/coupon.ts', blocksIn(readme, 'ts')[0])
      edit('src/server/rules/rules.ts', /^/u, "import { couponRules } from './coupon.ts'\n")
      edit('src/server/rules/rules.ts', 'return {', `return {\n${ruleEntry}`)
      write('src/console/resources/CouponList.tsx', blocksIn(readme, 'tsx')[0])
      edit('src/console/resources/ownScreens.ts', /^/u, "import { CouponList } from './CouponList.tsx'\n")
      edit('src/console/resources/ownScreens.ts', '= {', `= {\n${screenEntry},\n`)
      const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc')
      const compiled = spawnSync(process.execPath, [compiler, '--build', 'src/server', 'src/console'], {
        cwd: root,
        encoding: 'utf8',
      })
      expect(compiled.stdout).toBe('')
      expect(compiled.status).toBe(0)
    },
    compileMs,
  )
})
