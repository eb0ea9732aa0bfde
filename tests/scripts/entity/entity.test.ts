import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askForEntity } from '#scripts/entity/askForEntity.ts'
import type { Prompter } from '#scripts/entity/askForEntity.ts'
import { objectionsTo } from '#scripts/entity/createEntity.ts'
import { generate } from '#scripts/generate/generate.ts'
import { root } from '#scripts/steps/root.ts'

const all = ['name:text:名称:Name', 'body:longText', 'page:richText', 'amount:money', 'share:percent']
  .concat('count:integer', 'weight:number', 'open:boolean', 'from:date', 'until:datetime', 'mail:email')
  .concat('site:url', 'image:image', 'state:enum(draft|sent)', 'good_id:reference(good)')

describe('npm run entity', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'fenxiao-entity-'))
    for (const path of ['package.json', 'schemas', 'scripts', 'src', 'generated'])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  afterEach(() => rmSync(copy, { recursive: true, force: true }))
  const schema = () => readFileSync(join(copy, 'schemas/voucher.json'), 'utf8')
  const label = ['--label-zh', '优惠券']

  it('writes a schema with a property of every type, which the generator accepts', async () => {
    const fields = all.flatMap((field) => ['--field', field])
    const { code, said } = await entity(copy, ['voucher', ...label, '--group', 'distribution', ...fields])
    expect([code, said]).toEqual([0, expect.stringContaining('Wrote schemas/voucher.json')])
    expect(JSON.parse(schema())).toMatchObject({
      'x-entity': { path: '/vouchers', label: { zh: '优惠券', en: 'Voucher' }, display: 'name' },
      properties: { name: { 'x-label': { zh: '名称', en: 'Name' } } },
    })
    const result = await generate({ root: copy, check: false })
    expect([result.ok, result.errors]).toEqual([true, []])
    expect(result.changed).toContain('generated/forms/voucher.ts')
  })

  it('never overwrites an existing schema', async () => {
    writeFileSync(join(copy, 'schemas/voucher.json'), 'mine')
    const { code, said } = await entity(copy, ['voucher', ...label])
    expect([code, said]).toEqual([1, expect.stringContaining('is there already')])
    expect(schema()).toBe('mine')
  })

  it.each([
    ['a name outside the folder', ['../voucher', ...label], 'cannot be the name of an entity'],
    ['an unknown type', ['voucher', ...label, '--field', 'name:colour'], 'is no type of a property'],
    [
      'a type that every object has',
      ['voucher', ...label, '--field', 'name:toString'],
      'is no type of a property',
    ],
    [
      'a reference to nothing',
      ['voucher', ...label, '--field', 'name:text', '--field', 'x_id:reference(nothing)'],
      'nothing',
    ],
    ['no Chinese label', ['voucher'], '--label-zh'],
    ['a name that cannot be one, before it asks for labels', ['优惠'], 'cannot be the name of an entity'],
  ])('refuses %s and leaves nothing behind', async (_, options, reason) => {
    const { code, said } = await entity(copy, options)
    expect([code, said]).toEqual([1, expect.stringContaining(reason)])
    expect(() => schema()).toThrow('ENOENT')
  })
})

describe('the dialogue for a new entity', () => {
  const asking = (answers: readonly string[]) => {
    const left = [...answers]
    const objections: string[] = []
    const asked: Prompter = {
      isPerson: true,
      answer: (question) => {
        const text = left.shift()
        return text === undefined
          ? Promise.reject(new Error(`not answered: ${question}`))
          : Promise.resolve(text)
      },
      tell: (objection) => objections.push(objection),
      objectionsTo: (sofar) => objectionsTo(root, sofar),
    }
    return { asked, objections }
  }

  it('asks again after a wrong answer, and keeps the earlier answers', async () => {
    const { asked, objections } = asking(
      ['Voucher', 'good', 'voucher', '', '优惠券', 'Voucher', 'code:txt', 'version:text', 'code:text'].concat(
        'good_id:reference(nothing)',
        'code:money',
        'good_id:reference(good)',
        'ends on:date',
        '',
      ),
    )
    const { name, label, properties } = await askForEntity({ fields: [] }, asked)
    expect([name, label, properties.map((property) => property.name)]).toEqual([
      'voucher',
      { zh: '优惠券', en: 'Voucher' },
      ['code', 'good_id'],
    ])
    expect(objections).toEqual([
      expect.stringContaining('"Voucher" cannot be the name of an entity'),
      expect.stringContaining('schemas/good.json is there already'),
      'It cannot be empty.',
      expect.stringContaining('"txt" is no type of a property'),
      expect.stringContaining('"version" is taken'),
      expect.stringContaining('nothing'),
      'Two properties have the same name.',
      expect.stringContaining('"ends on" cannot be the name of a property'),
    ])
  })
})

function entity(cwd: string, options: readonly string[]): Promise<{ code: number; said: string }> {
  const command = ['--import', 'tsx', 'scripts/entity.ts', ...options]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd }, (error, output, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: output + complaint }),
    )
    child.stdin?.end()
  })
}
