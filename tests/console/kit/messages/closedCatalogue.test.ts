import { expect, it } from 'vitest'
import { closedCatalogue } from '#console/kit/messages/catalogue/closedCatalogue.ts'

const words = closedCatalogue({
  title: 'Sessions',
  kinds: ['login', 'key'],
  steps: [{ name: (who: string) => `Asked ${who} first` }],
  ended: { of: (name: string, count: number) => `Ended ${name}: ${count} sessions` },
})

it('words after a name are shown in their own direction, whatever marks the name leaves open', () => {
  expect(words.ended.of('\u202eabc', 2)).toBe('Ended \u202eabc\u202c: 2 sessions')
  expect(words.steps.map(({ name }) => name('\u202eabc'))).toEqual(['Asked \u202eabc\u202c first'])
})

it('all other words are unchanged, and each part stays the same object', () => {
  const kinds = words.kinds.map((kind) => `a ${kind}`)
  expect([words.title, kinds, words.ended.of('Lin', 1)]).toEqual([
    'Sessions',
    ['a login', 'a key'],
    'Ended Lin: 1 sessions',
  ])
  expect(words.ended).toBe(words.ended)
})
