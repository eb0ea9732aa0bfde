import { expect, it } from 'vitest'
import { labelled, referenceTo, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { complaintsAbout } from './project.ts'

const number = (en: string, more = {}) => ({ ...labelled(en), type: 'number', ...more })

/** The advice, by its place. */
function advised(schemas: Parameters<typeof complaintsAbout>[0]): string[] {
  return complaintsAbout(schemas).map((said) => said.replace(/^\S+:\d+:\d+ (\S+) .*(Write .*)$/u, '$1 $2'))
}

it('the former name of a property is reported with its new name wherever it is written', () => {
  const item = schemaOf(
    {
      worth: number('Worth', { 'x-renamed-from': 'price' }),
      prize: number('Prize'),
      least: number('Least', { 'x-at-most': 'price' }),
      twice: number('Twice', { 'x-computed': 'price * 2' }),
      remark: { ...labelled('Remark'), type: 'string', 'x-show-when': { price: [1] } },
    },
    { 'x-entity': { list: ['name', 'price'], order: ['-price'] }, required: ['name', 'price'] },
  )
  expect(advised({ 'item.json': item })).toEqual(
    [
      '/x-entity/list/1',
      '/x-entity/order/0',
      '/properties/least/x-at-most',
      '/properties/twice/x-computed',
      '/properties/remark/x-show-when/price',
      '/required/1',
    ].map((place) => `${place} Write "worth", as it is called now.`),
  )
})

it('the former name of an entity is reported with its new name wherever it is written', () => {
  const named = (path: string, renamedFrom?: string) => ({
    'x-entity': { path, ...(renamedFrom !== undefined && { renamedFrom }) },
  })
  const advice = advised({
    'badge.json': schemaOf({}, named('/badges', 'tag')),
    'item.json': schemaOf({ tag_id: referenceTo('tag', 'clear') }, named('/items')),
  })
  expect(advice).toEqual(['/properties/tag_id/x-reference/entity Write "badge", as it is called now.'])
})
