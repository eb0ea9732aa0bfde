import { expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { recordTitle } from '#console/session/entities/recordTitle.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'

it.each([
  ['Good', 'good'],
  ['Distribution log', 'distribution log'],
  ['WeChat configuration', 'WeChat configuration'],
  ['VIP card', 'VIP card'],
  ['商品', '商品'],
])('begins %s within a sentence as one would write it', (name, within) => {
  expect(withinSentence(name)).toBe(within)
})

it('calls a record by its name, and by what a number counts', () => {
  const find = (entity: string) => {
    const resource = resources.find((each) => each.entity === entity)
    if (!resource) throw new Error(`the product has lost the entity ${entity}`)
    return resource
  }
  const words = { label: () => 'Level' }
  expect(recordTitle(find('distribution'), { id: 'x', leave: 2 }, words)).toBe('Level 2')
  expect(recordTitle(find('good'), { id: 'x', name: 'Tea' }, words)).toBe('Tea')
})
