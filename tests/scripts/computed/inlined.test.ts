import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readExpression } from '#scripts/generate/computed/readExpression.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { buildProject } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { evolving } from '../migrate/evolving.ts'
import type { Evolving } from '../migrate/evolving.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'

const money = { type: 'number', 'x-unit': 'money' }
const whole = { type: 'integer' }
const from = (expression: string) => ({ 'x-computed': expression })

function bill(tax: string): JsonObject {
  return schemaOf(
    {
      lines: {
        ...labelled('Lines'),
        type: 'array',
        items: {
          type: 'object',
          properties: {
            pieces: { ...labelled('Pieces'), ...whole },
            price: { ...labelled('Price'), ...money },
            net: { ...labelled('Net'), ...money, ...from('pieces * price') },
            tax: { ...labelled('Tax'), ...money, ...from('net * 0.07') },
            gross: { ...labelled('Gross'), ...money, ...from('net + tax') },
          },
        },
      },
      net: { ...labelled('Net'), ...money, ...from('sum(lines, net) / 3') },
      tax: { ...labelled('Tax'), ...money, ...from(tax) },
      gross: { ...labelled('Gross'), ...money, ...from('net + tax') },
      dated: { ...labelled('Dated'), type: 'string', format: 'date' },
      due: { ...labelled('Due'), type: 'string', format: 'date', ...from('addDays(dated, 30)') },
      late: { ...labelled('Late'), type: 'string', format: 'date', ...from('addDays(due, 14)') },
      words: { ...labelled('Words'), type: 'string', ...from('concat(gross, " by ", due)') },
    },
    { 'x-entity': { path: '/bills', label: { zh: '账单', en: 'Bill' } } },
  )
}

const entered = {
  name: 'x',
  dated: '2026-01-31',
  lines: [
    { pieces: 3, price: 3.33 },
    { pieces: 1, price: 0.06 },
  ],
}

eachDatabase('values computed from computed values', (databases) => {
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { bill: bill('net * 0.19') })
  })
  afterAll(() => project.remove())

  it('adds up as it is stored, in rows and in the record, and follows a changed expression [S5.12]', async () => {
    const made = await project.served((crud) => crud.make('/bills', entered))
    const rest = { due: '2026-03-02', late: '2026-03-16' }
    expect(made).toMatchObject({
      lines: [
        { net: 9.99, tax: 0.7, gross: 10.69 },
        { net: 0.06, tax: 0, gross: 0.06 },
      ],
      net: 3.35,
      tax: 0.64,
      gross: 3.99,
      words: '3.99 by 2026-03-02',
      ...rest,
    })
    await project.change({ bill: bill('net * 0.5') })
    const after = await project.served((crud) => crud.call('GET', `/bills/${idOf(made)}`))
    expect(after.record).toMatchObject({
      net: 3.35,
      tax: 1.68,
      gross: 5.03,
      words: '5.03 by 2026-03-02',
      ...rest,
    })
  })
})

describe('computed properties inside of expressions', () => {
  it('are refused if they form a cycle, put a sum into a sum, or become too many [S5.12]', () => {
    const doubled = Array.from({ length: 12 }, (_, index) => [
      `a${index + 1}`,
      { ...labelled(`A ${index + 1}`), ...whole, ...from(`a${index} + a${index}`) },
    ])
    const project = buildProject({
      thing: schemaOf(
        {
          lines: {
            ...labelled('Lines'),
            type: 'array',
            items: { type: 'object', properties: { n: { ...labelled('N'), ...whole } } },
          },
          total: { ...labelled('Total'), ...whole, ...from('sum(lines, n)') },
          a0: { ...labelled('A 0'), ...whole },
          ...Object.fromEntries(doubled),
          b: { ...labelled('B'), ...whole, ...from('c + 1') },
          c: { ...labelled('C'), ...whole, ...from('b + 1') },
        },
        { 'x-entity': { path: '/things', label: { zh: '物', en: 'Thing' } } },
      ),
    })
    const { properties = [] } = buildModel(loadSchemas(project.root)).entities[0] ?? {}
    project.remove()
    const reading = (text: string) => () => readExpression({ text, name: 'own' }, properties)
    expect(reading('b')).toThrow(
      '"b" is computed itself. "c" is computed itself. "b" would be computed from itself.',
    )
    expect(reading('sum(lines, n * total)')).toThrow('"total" is computed itself. "sum" stands inside')
    expect(reading('a12')).toThrow('More than 200 expressions of other properties would stand in this one.')
    expect(reading('a6 + total')).not.toThrow()
  })
})
