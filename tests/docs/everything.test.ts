import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyProject } from '#tests/support/copyProject.ts'
import type { ProgramEnd } from '#tests/support/copyProject.ts'
import { accepted } from '#tests/scripts/plain/cases.ts'

const minutes = 60_000
const done = (end: ProgramEnd) => expect(end, end.output).toMatchObject({ status: 0 })

const files = readdirSync(join(import.meta.dirname, '../../docs/examples'))
const examples = files.filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'))
const journeys = readdirSync(join(import.meta.dirname, 'everything'))
  .filter((file) => file.endsWith('Journey.ts'))
  .map((file) => basename(file, 'Journey.ts'))
// The examples whose lists and refusals are tested as well: together they contain nearly every keyword of the dialect.
const thorough = ['coupon', 'invoice', 'invoiceLine', 'quote', 'supplier']

// Plain schemas whose values the layers could judge differently: unions, recursive schemas, schemas without a type.
const plain = accepted.filter(({ name }) =>
  [
    'deepCombinations',
    'mixedValues',
    'patient',
    'recursiveRoot',
    'threePatterns',
    'unevaluatedBesideAllOf',
    'unionOfEverything',
    'untyped',
  ].includes(name),
)

/** All of docs/examples in an untouched copy of the project: their files, `npm run generate`, nothing by hand. */
describe('an entity that is added by its schema alone', () => {
  const copy = copyProject()

  beforeAll(() => {
    for (const name of examples) {
      const schema = copy.read(`docs/examples/${name}.json`)
      copy.write(`schemas/${name}.json`, schema.replace('../../schemas/dialect.json', './dialect.json'))
    }
    for (const { name, schema } of plain) copy.write(`schemas/${name}.json`, JSON.stringify(schema))
    for (const name of ['delivery', 'quote', 'quoteLine']) {
      const schema = copy.read(`tests/docs/everything/schemas/${name}.json`)
      copy.write(`schemas/${name}.json`, schema.replace('../../../../schemas/dialect.json', './dialect.json'))
    }
    const dashboard = copy.read('tests/docs/everything/dashboards/tickets.json')
    copy.write('schemas/dashboards/tickets.json', dashboard.replace('../../../../schemas', '..'))
    for (const name of journeys) {
      const journey = copy.read(`tests/docs/everything/${name}Journey.ts`)
      copy.write(`tests/journeys/${name}.test.ts`, journey)
    }
    done(copy.run('scripts/generate.ts'))
  })

  it('has a table with its checks, calls, words in both languages, a menu entry and codes of its buttons', () => {
    const table = copy.read('generated/migrations/snapshot.json')
    expect(table).toContain('"name": "coupon_goods"')
    expect(table).toContain('CHECK (\\"starts_on\\" <= \\"ends_on\\")')
    const document = copy.read('generated/openapi/openapi.json')
    for (const path of ['/coupons', '/coupons/{id}', '/coupons/{id}/activate']) {
      expect(document).toContain(`${JSON.stringify(path)}:`)
    }
    expect(copy.read('generated/messages/zh.ts')).toContain('阶梯优惠')
    expect(copy.read('generated/messages/en.ts')).toContain('Minimum order')
    const menus = copy.read('generated/menus/menus.ts')
    for (const code of ['', '.create', '.activate', '.end']) {
      expect(menus).toContain(`'distribution.coupon${code}'`)
    }
  })

  it(
    'compiles, and its records and screens pass their tests',
    () => {
      done(copy.compile(['src/server', 'src/console']))
      // For any choice of entities, the command creates records of all entities first.
      const proved = ['ticket', ...plain.map(({ name }) => name)].flatMap((name) => ['--entity', name])
      done(copy.run('scripts/prove.ts', ['--values', '2000', ...proved]))
      done(copy.run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']))
      const suites = ['records', 'refusals', 'lists', 'moves'].map((name) => `tests/entities/${name}.test.ts`)
      const chosen = [
        ...suites,
        ...journeys.map((name) => `tests/journeys/${name}.test.ts`),
        '-t',
        `records \\(embedded\\) (?:${examples.join('|')}) |\\(embedded\\) (?:${thorough.join('|')}) |in a browser`,
      ]
      // A machine that is busy with other tests needs more time; each worker would load everything again.
      const patient = ['--maxWorkers', '1', '--testTimeout', String(5 * minutes)]
      // The tests need no PostgreSQL server.
      const embedded = { TEST_DATABASE_URL: 'postgres://127.0.0.1:1/none' }
      done(copy.run('node_modules/vitest/vitest.mjs', ['run', ...chosen, ...patient], embedded))
    },
    30 * minutes,
  )
})
