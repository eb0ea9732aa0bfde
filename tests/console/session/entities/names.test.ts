import { expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { recordTitle } from '#console/session/entities/recordTitle.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'

it.each([
  ['Good', 'en', 'good'],
  ['Distribution log', 'en', 'distribution log'],
  ['WeChat configuration', 'en', 'WeChat configuration'],
  ['VIP card', 'en', 'VIP card'],
  ['商品', 'zh', '商品'],
  ['Loan', 'zh', 'Loan'],
])('the name %s is capitalised as usual within a sentence in the language %s', (name, language, within) => {
  expect(withinSentence(name, language)).toBe(within)
})

function find(entity: string): Resource {
  const resource = resources.find((each) => each.entity === entity)
  if (!resource) throw new Error(`the product has lost the entity ${entity}`)
  return resource
}

const words = {
  name: 'Shift',
  label: (source: string) => (source === 'leave' ? 'Level' : 'Lit'),
  choices: ({ type, options = [] }: Field) =>
    type === 'boolean'
      ? [{ value: 'true', label: 'Yes' }]
      : options.map(({ value }) => ({ value, label: value.toUpperCase() })),
}

it('a record is titled by its name, or by a number with its label', () => {
  expect(recordTitle(find('distribution'), { id: 'x', leave: 2 }, words)).toBe('Level 2')
  expect(recordTitle(find('good'), { id: 'x', name: 'Tea' }, words)).toBe('Tea')
})

it('a record without a name is titled by its choice or its entity, never by the id of another record', () => {
  const knownBy = (field: Pick<Field, 'type' | 'options' | 'nameFrom'>): Resource => ({
    ...find('good'),
    display: 'x',
    fields: [{ source: 'x', sortable: false, ...field }],
  })
  const title = (field: Parameters<typeof knownBy>[0], record: JsonObject) =>
    recordTitle(knownBy(field), { id: 'own', ...record }, words)
  expect(title({ type: 'boolean' }, { x: true })).toBe('Lit: Yes')
  expect(title({ type: 'enum', options: [{ value: 'draft', color: 'default' }] }, { x: 'draft' })).toBe(
    'Lit: DRAFT',
  )
  expect(title({ type: 'reference' }, { x: 'some-uuid' })).toBe('Shift')
  expect(title({ type: 'reference', nameFrom: 'x_name' }, { x: 'some-uuid', x_name: 'Tea' })).toBe('Tea')
  expect(title({ type: 'reference' }, { x: null })).toBe('own')
})
