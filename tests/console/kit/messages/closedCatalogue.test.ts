import { expect, it } from 'vitest'
import { closedCatalogue } from '#console/kit/messages/catalogue/closedCatalogue.ts'

const words = closedCatalogue({
  title: 'Sessions',
  kinds: ['login', 'key'],
  ended: { of: (name: string, count: number) => `Ended ${name}: ${count} sessions` },
})

it('says what follows a name in its own direction, whatever marks the name leaves open', () => {
  expect(words.ended.of('\u202eabc', 2)).toBe('Ended \u202eabc\u202c: 2 sessions')
})

it('says all other words as they are, and answers the same part each time', () => {
  expect([words.title, [...words.kinds], words.ended.of('Lin', 1)]).toEqual([
    'Sessions',
    ['login', 'key'],
    'Ended Lin: 1 sessions',
  ])
  expect(words.ended).toBe(words.ended)
})
