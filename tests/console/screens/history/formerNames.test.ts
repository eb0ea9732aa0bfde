import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { FieldValue } from '#console/fields/values/FieldValue.tsx'
import { changedFields } from '#console/screens/history/changedFields.ts'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'

const plain = (source: string, more: Partial<Field> = {}): Field => ({
  source,
  type: 'text',
  sortable: false,
  ...more,
})
const answers = plain('answers', { type: 'rows', showWhen: { sort: ['choice'] } })
const questions: Field = {
  ...plain('questions', { type: 'rows' }),
  fields: [
    plain('text'),
    plain('sort'),
    plain('unit', { showWhen: { sort: ['number'] } }),
    { ...answers, fields: [plain('words')] },
  ],
}
const payment: Field = {
  ...plain('payment', { type: 'alternatives' }),
  alternatives: { by: plain('method'), of: { bank: [plain('account')], cash: [] } },
}
const resource = { ...distributionVersionResource, fields: [questions, payment] }

async function drawn(before: JsonObject): Promise<string> {
  const fields = changedFields(resource, { before, after: null })
  const values = fields.map((field) =>
    createElement(FieldValue, { key: field.source, resource, field, record: before, place: 'detail' }),
  )
  const { prelude } = await prerender(values)
  return new Response(prelude).text()
}

it('the history shows values of rows whose properties the schema no longer has or no longer shows', async () => {
  const page = await drawn({
    questions: [{ text: 'How?', kind: 'choice', answers: [{ value: 'well', score: 3 }] }],
    contact: { mail: 'a@example.com' },
  })
  for (const text of ['How?', 'kind', 'choice', 'answers', 'well', 'score', '3', 'a@example.com'])
    expect(page).toContain(text)
  expect(page).not.toContain('unit')
})

it('the history shows former alternatives, and their properties, that the schema no longer has', async () => {
  const bank = await drawn({ payment: { method: 'bank', iban: 'DE02', account: null } })
  for (const text of ['bank', 'account', 'iban', 'DE02']) expect(bank).toContain(text)
  const cheque = await drawn({ payment: { method: 'cheque', number: '4711' } })
  for (const text of ['cheque', 'number', '4711']) expect(cheque).toContain(text)
})
