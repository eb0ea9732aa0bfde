import { expect, it } from 'vitest'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'
import { loadMessages } from '#console/kit/messages/loadMessages.ts'

it('words after a name are shown in their own direction, whatever marks the name leaves open', async () => {
  const { consoleMessages } = await loadMessages('en')
  const { translate } = createI18nProvider('en', consoleMessages)
  expect(translate('permissions.user.moved', { department: '\u202eabc' })).toContain('\u202eabc\u202c')
})

it.each([
  ['screens.notify.exported', '1 row exported', '2 rows exported'],
  ['screens.move.doneMany', '“Publish” done for 1 record', '“Publish” done for 2 records'],
  ['permissions.user.members', 'Sales, 1 member', 'Sales, 2 members'],
  [
    'account.secondFactor.on',
    'On since today; one recovery code left',
    'On since today; 2 recovery codes left',
  ],
])('a message has a singular for one and a plural for several: %s', async (key, one, two) => {
  const { consoleMessages } = await loadMessages('en')
  const { translate } = createI18nProvider('en', consoleMessages)
  const said = (smart_count: number) =>
    translate(key, { smart_count, name: 'Sales', move: 'Publish', date: 'today' }).replaceAll(
      /[\u2066-\u2069\u200e\u202a-\u202e]/gu,
      '',
    )
  expect([said(1), said(2)]).toEqual([one, two])
})

it.each(['zh', 'en'] as const)('numbers in a text have thousands separators, in %s', async (language) => {
  const { consoleMessages } = await loadMessages(language)
  const { translate } = createI18nProvider(language, consoleMessages)
  expect(translate('screens.list.selected', { count: 1500 })).toContain('1,500')
  expect(translate('screens.notify.exported', { smart_count: 12345 })).toContain('12,345')
})
