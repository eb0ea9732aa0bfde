import { currentLanguage, languageTag } from './config/language.ts'
import { shellSkeleton } from './layout/shellSkeleton.ts'
import { loadFailed } from './login/loadFailed.ts'
import { loadMessages } from './messages/loadMessages.ts'
import { followOtherTabs } from './navigation/followOtherTabs.ts'
import { showVisitor } from './navigation/showVisitor.ts'
import { askAhead } from './providers/askAhead.ts'
import { isLoggedIn, isLoggedInElsewhere } from './providers/session.ts'
import { askOtherTabsForToken, giveTokenToOtherTabs } from './providers/tokenChannel.ts'
import { applyStyle, currentStyle } from './theme/style.ts'
import './theme/page.css'
import './theme/print.css'

applyStyle(currentStyle())
document.documentElement.lang = languageTag(currentLanguage())

// A session that ends with the browser is known to its other tabs alone.
if (isLoggedInElsewhere()) await askOtherTabsForToken()
giveTokenToOtherTabs()
followOtherTabs()

const place = document.getElementById('root')
if (place && isLoggedIn()) void enter(place, false)
else if (place)
  showVisitor(place, {
    onIdle: () => void loadConsole().catch(() => undefined),
    onLoggedIn: () => void enter(place, true),
  })

/** Shows the console, which is loaded only for those who are logged in. It asks its first questions meanwhile. */
async function enter(room: HTMLElement, justLoggedIn: boolean): Promise<void> {
  askAhead()
  room.replaceChildren(shellSkeleton())
  try {
    const { showConsole } = await loadConsole()
    showConsole(room, justLoggedIn)
  } catch {
    room.replaceChildren(loadFailed())
  }
}

function loadConsole() {
  // Its words are a chunk of their own, which should not wait until the console asks for them.
  loadMessages(currentLanguage()).catch(() => undefined)
  return import('./navigation/showConsole.tsx')
}
