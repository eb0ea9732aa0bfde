import type { Language } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../config/language.ts'
import { joinWords } from './joinWords.ts'
import type { ReceivedWords } from './joinWords.ts'
import { liveMessages, replaceMessages } from './catalogue/liveMessages.ts'
import { loadMessages } from './loadMessages.ts'

/** The messages with which the page starts. */
export const firstMessages = loadMessages(currentLanguage())

// Takes over a saved file of the console's own words; consoleMessages.ts takes over those of saved schemas.
if (import.meta.hot) {
  if (import.meta.hot.data['isThere'] === true) void firstMessages.then(replaceMessages)
  import.meta.hot.data['isThere'] = true
  import.meta.hot.accept()
  import.meta.hot.on('fenxiao:words', async (told: Record<Language, ReceivedWords>) => {
    const said = liveMessages.current() ?? (await firstMessages)
    replaceMessages(joinWords(said, told[currentLanguage()]))
  })
}
