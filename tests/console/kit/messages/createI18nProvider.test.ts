import { expect, it } from 'vitest'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'
import { loadMessages } from '#console/kit/messages/loadMessages.ts'

it('says what follows a name in its own direction, whatever marks the name leaves open', async () => {
  const { consoleMessages } = await loadMessages('en')
  const { translate } = createI18nProvider('en', consoleMessages)
  expect(translate('permissions.user.moved', { department: '\u202eabc' })).toContain('\u202eabc\u202c')
})
