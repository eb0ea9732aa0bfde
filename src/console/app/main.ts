import '../kit/config/chosenLanguage.ts'
import { currentLanguage, languageTag } from '../kit/config/language.ts'
import { shellSkeleton } from '../shell/skeleton/shellSkeleton.ts'
import { loadFailed } from '../login/frame/loadFailed.ts'
import { loadMessages } from '../kit/messages/loadMessages.ts'
import { followOtherTabs } from './start/followOtherTabs.ts'
import { showVisitor } from './start/showVisitor.ts'
import { prefetchAnswers } from '../session/api/prefetchAnswers.ts'
import { isLoggedIn, isLoggedInElsewhere } from '../session/api/session.ts'
import { askOtherTabsForToken, giveTokenToOtherTabs } from '../session/api/tokenChannel.ts'
import { applyStyle, currentStyle } from '../kit/theme/style.ts'
import '../kit/theme/page.css'
import '../kit/theme/print.css'

applyStyle(currentStyle())
document.documentElement.lang = languageTag(currentLanguage())

// A session that ends with the browser is known only to its other tabs.
if (isLoggedInElsewhere()) void askOtherTabsForToken(() => window.location.reload()).then(start)
else start()

function start(): void {
  giveTokenToOtherTabs()
  followOtherTabs()
  const place = document.getElementById('root')
  if (place && isLoggedIn()) void enter(place, false)
  else if (place)
    showVisitor(place, {
      onIdle: () => void loadConsole().catch(() => undefined),
      onLoggedIn: () => void enter(place, true),
    })
}

/** Shows the console, which is loaded only for logged-in users, and makes its first API calls while it loads. */
async function enter(room: HTMLElement, justLoggedIn: boolean): Promise<void> {
  prefetchAnswers(window.location.hash.slice(1))
  room.replaceChildren(shellSkeleton())
  try {
    const { showConsole } = await loadConsole()
    await showConsole(room, justLoggedIn)
  } catch (error) {
    reportError(error)
    room.replaceChildren(loadFailed())
  }
}

function loadConsole() {
  // The messages are a separate chunk; they start loading now, before the console asks for them.
  loadMessages(currentLanguage()).catch(() => undefined)
  return import('./showConsole.tsx')
}
