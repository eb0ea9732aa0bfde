import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { changedFields } from '#console/screens/history/changedFields.ts'
import { wordDiff } from '#console/screens/history/wordDiff.ts'

const changes = (before: string, after: string) =>
  wordDiff(before, after).flatMap(({ kind, text }) => (kind === 'same' ? [] : [`${kind} ${text}`]))

describe('the difference of two texts', () => {
  it('is computed word by word, in Chinese too', () => {
    expect(changes('a green apple', 'a red apple')).toEqual(['removed green', 'added red'])
    expect(changes('本店提供免费配送服务', '本店提供收费配送服务')).toEqual(['removed 免费', 'added 收费'])
  })

  it('is the whole old text and the whole new one when they share hardly a word', () => {
    const [before, after] = ['把她从兴趣变成稳定的复购渠道', '从零搭建社群，含案例与工具包']
    expect(wordDiff(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
    expect(wordDiff('', after)).toEqual([{ kind: 'added', text: after }])
  })

  it('contains both texts completely', () => {
    const [before, after] = ['one two three', 'one 2 three four']
    const parts = wordDiff(before, after)
    const side = (gone: string) =>
      parts
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('')
        .trim()
    expect([side('added'), side('removed')]).toEqual([before, after])
  })

  it('shortens unchanged text to the words around a change', () => {
    const long = '词 '.repeat(2000)
    const shown = wordDiff(`${long}old${long}`, `${long}new${long}`).map(({ text }) => text)
    expect(shown.join('').length).toBeLessThan(300)
    expect(shown).toEqual(expect.arrayContaining(['old', 'new']))
  })
})

describe('the properties of a change', () => {
  const good = resources.find(({ entity }) => entity === 'good')
  const department = resources.find(({ entity }) => entity === 'department')

  it('are in the order of the screens, with names in place of ids, and former ones last', () => {
    if (!good || !department) throw new Error('the product has lost an entity')
    const names = (...[resource, after]: Parameters<typeof named>) => named(resource, after)
    expect(names(good, { was_here: 1, price: 2, name: 'x' })).toEqual(['name', 'price', 'was_here'])
    const derived = department.fields.find(({ nameFrom }) => nameFrom)
    if (!derived?.nameFrom) throw new Error('no reference with a name')
    expect(names(department, { [derived.source]: 'id', [derived.nameFrom]: 'Name' })).toEqual([
      derived.source,
    ])
  })
})

function named(
  resource: Parameters<typeof changedFields>[0],
  after: Record<string, string | number>,
): string[] {
  return changedFields(resource, { before: null, after }).map(({ source }) => source)
}
