import { describe, expect, it } from 'vitest'
import { messages } from '#generated/messages/zh.ts'
import { ReadWords } from '#console/session/entities/ReadWords.ts'
import { joinWords } from '#console/kit/messages/joinWords.ts'
import { consoleMessages, muiLocale } from '#console/kit/messages/zh/consoleMessages.ts'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'
import { entityWords } from '#console/session/entities/entityWords.ts'
import type { EntityWords } from '#console/session/entities/entityWords.ts'

const { good, order } = messages.resources

/** The console's own words, in which the goods' fields have these labels besides. */
function relabelled(fields: Readonly<Record<string, string>>): EntityWords {
  const told = { resources: { good: { ...good, fields: { ...good.fields, ...fields } } }, menus: {} }
  const { consoleMessages: said } = joinWords({ consoleMessages, muiLocale }, told)
  return entityWords(createI18nProvider('zh', said), 'good')
}

describe('the words of an entity that one component reads', () => {
  it('stay the same object while nothing that was read is said differently', () => {
    const read = new ReadWords()
    const shown = read.from(relabelled({ name: '名称一' }))
    expect(shown.label('name')).toBe('名称一')
    expect(read.from(relabelled({ name: '名称一', summary: '别的' }))).toBe(shown)
  })

  it('are others once something that was read is said differently', () => {
    const read = new ReadWords()
    const shown = read.from(relabelled({ name: '名称一' }))
    expect([shown.label('name'), shown.names]).toEqual(['名称一', good.name.split(' |||| ')[1]])
    const next = read.from(relabelled({ name: '名称二' }))
    expect(next).not.toBe(shown)
    expect(next.label('name')).toBe('名称二')
  })

  it('are the newest where something is read for the first time', () => {
    const read = new ReadWords()
    const shown = read.from(relabelled({ name: '名称一', summary: '简介一' }))
    expect(shown.label('name')).toBe('名称一')
    expect(read.from(relabelled({ name: '名称一', summary: '简介二' })).label('summary')).toBe('简介二')
  })
})

describe('words that a page is told of', () => {
  it('take the place of those before, and leave all others', () => {
    const told = { resources: { good: { fields: { name: '品名' } } }, menus: { good: '货品' } }
    const { consoleMessages: said } = joinWords({ consoleMessages, muiLocale }, told)
    const { translate } = createI18nProvider('zh', said)
    expect(translate('resources.good.fields.name')).toBe('品名')
    expect(translate('resources.good.fields.summary')).toBe(good.fields.summary)
    expect(translate('resources.order.name', { smart_count: 1 })).toBe(order.name.split(' |||| ')[0])
    expect(translate('menus.good')).toBe('货品')
    expect(translate('screens.action.actions')).toBe(consoleMessages.screens.action.actions)
  })
})
