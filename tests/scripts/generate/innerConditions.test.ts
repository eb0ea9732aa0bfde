import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { ifThen } from '#tests/support/ifThen.ts'
import { labelled, schemaOf } from './support/buildProject.ts'
import { servedProject } from './support/servedProject.ts'
import type { ServedProject } from './support/servedProject.ts'

const text = (en: string): JsonObject => ({ ...labelled(en), type: 'string', maxLength: 40 })
const contact = { mail: text('Mail'), site: text('Site'), phone: text('Phone') }
const byCard = { by: { const: 'card', ...labelled('By') }, number: text('Number'), code: text('Code') }

/** Properties with conditions inside. */
const properties: JsonObject = {
  either: {
    ...labelled('Either'),
    type: 'object',
    properties: contact,
    anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
  },
  dependent: {
    ...labelled('Dependent'),
    type: 'object',
    properties: contact,
    dependencies: { mail: ['site'] },
  },
  rows: {
    ...labelled('Rows'),
    type: 'array',
    items: {
      type: 'object',
      properties: contact,
      ...ifThen({ required: ['mail'] }, { required: ['site'] }, { required: ['phone'] }),
    },
  },
  unlike: {
    ...labelled('Unlike'),
    type: 'array',
    uniqueItems: true,
    items: { type: 'object', properties: contact },
  },
  payment: {
    ...labelled('Payment'),
    oneOf: [
      {
        ...labelled('Card'),
        type: 'object',
        required: ['by'],
        properties: byCard,
        dependencies: { number: ['code'] },
      },
      { ...labelled('Cash'), type: 'object', required: ['by'], properties: { by: { const: 'cash' } } },
    ],
  },
}

/** A project whose condition at the root reaches into an object. */
const project = schemaOf(
  { ...properties, asked: { ...labelled('Asked'), type: 'object', properties: contact } },
  ifThen(
    { properties: { name: { const: 'strict' } } },
    { required: ['asked'], properties: { asked: { required: ['mail'] } } },
  ),
)

/** A refused value, and the place at which it is reported. */
const refused: readonly (readonly [given: JsonObject, at: string])[] = [
  [{ either: { mail: null, phone: null } }, '/either/mail'],
  [{ either: { site: 'a' } }, '/either/mail'],
  [{ dependent: { mail: 'a' } }, '/dependent/site'],
  [{ dependent: { mail: 'a', site: null } }, '/dependent/site'],
  [{ rows: [{ mail: 'a', site: null }] }, '/rows/0/site'],
  [{ rows: [{ mail: null, site: 'a' }] }, '/rows/0/phone'],
  [{ payment: { by: 'card', number: '1', code: null } }, '/payment/code'],
  [{ name: 'strict', asked: { mail: null } }, '/asked/mail'],
]

const taken: readonly JsonObject[] = [
  { either: { mail: null, phone: 'a' } },
  { either: null },
  { dependent: { mail: null } },
  { dependent: { mail: null, site: null } },
  { dependent: { mail: 'a', site: 'b' } },
  {
    rows: [
      { mail: null, site: null, phone: 'a' },
      { mail: 'a', site: 'b' },
    ],
  },
  { name: 'strict', asked: { mail: 'a', site: null } },
  { payment: { by: 'card', number: null } },
  { payment: { by: 'card', number: '1', code: '2' } },
]

eachDatabase('a condition inside an object', (databases) => {
  let served: ServedProject
  let crud: Crud
  beforeAll(async () => {
    served = await servedProject({ thing: project })
    crud = await served.serve(databases)
  })
  afterAll(() => served.remove())

  describe('treats null as not set, as conditions at the root do', () => {
    it.each(refused)('and refuses %j: %s is missing [S5.13]', async (given, at) => {
      const missing = expect.objectContaining({ path: at, code: 'required' })
      const fields = expect.arrayContaining([missing])
      const answer = await crud.call('POST', '/things', { name: 'a', ...given })
      expect(answer).toMatchObject({ status: 400, error: { fields } })
    })

    it('and treats rows that differ only in a null as equal [S5.13]', async () => {
      const thing = (more: JsonObject) => ({ name: 'a', unlike: [{ mail: 'a' }, { mail: 'a', ...more }] })
      const fields = [expect.objectContaining({ path: '/unlike', code: 'uniqueItems' })]
      const answer = await crud.call('POST', '/things', thing({ site: null }))
      expect(answer).toMatchObject({ status: 400, error: { fields } })
      expect(await crud.call('POST', '/things', thing({ site: 'b' }))).toMatchObject({ status: 200 })
    })

    it.each(taken)('and accepts %j [S5.13]', async (given) => {
      expect(await crud.call('POST', '/things', { name: 'a', ...given })).toMatchObject({
        status: 200,
        record: given,
      })
    })
  })
})

it('a condition inside of an optional object leaves null in the type of the object [S5.13]', async () => {
  const served = await servedProject({ thing: project })
  const folder = join(served.folder, '..')
  const compiler = join(folder, 'node_modules/typescript/bin/tsc')
  writeFileSync(join(folder, 'values.ts'), typed)
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--module',
    'nodenext',
  ]
  expect(() =>
    execFileSync(process.execPath, [compiler, ...options, 'values.ts'], { cwd: folder }),
  ).not.toThrow()
  served.remove()
})

const typed = `
import type { Thing, ThingInput } from './generated/types/thing.ts'
export const none: Pick<Thing, 'either' | 'dependent' | 'rows' | 'payment'> =
  { either: null, dependent: null, rows: null, payment: null }
export const given: ThingInput[] = [
  { name: 'a', either: { mail: null, phone: 'b' }, dependent: { mail: null } },
  // @ts-expect-error -- there is no such property
  { name: 'a', either: { mail: 'b', fax: 'c' } },
]
`
