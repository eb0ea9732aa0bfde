import { createLive } from '../development/live.ts'
import type { Live, LiveSource } from '../development/live.ts'
import { currentLanguage } from '../config/language.ts'
import { loadMessages } from './loadMessages.ts'
import type { LoadedMessages } from './loadMessages.ts'

type Loaded = LoadedMessages | undefined

const kept: LiveSource<Loaded> | undefined = import.meta.hot?.data['live']
const live = kept ?? createLive<Loaded>(undefined)

/** The words that took the place of those the page began with; undefined as long as none did. */
export const liveMessages: Live<Loaded> = live

/** The words the page begins with. */
export const firstMessages = loadMessages(currentLanguage())

if (import.meta.hot) {
  import.meta.hot.data['live'] = live
  if (kept) void firstMessages.then(kept.replace)
  import.meta.hot.accept()
}
