import { currentLanguage } from '../config/language.ts'
import { replaceMessages } from './liveMessages.ts'
import { loadMessages } from './loadMessages.ts'

/** The words the page begins with. */
export const firstMessages = loadMessages(currentLanguage())

// A file of the console's own words was saved; words of schemas are taken up where they are joined to these.
if (import.meta.hot) {
  if (import.meta.hot.data['isThere'] === true) void firstMessages.then(replaceMessages)
  import.meta.hot.data['isThere'] = true
  import.meta.hot.accept()
}
