import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage, languageTag } from './config/language.ts'
import { Root } from './navigation/Root.tsx'
import { isLoggedInElsewhere } from './providers/session.ts'
import { askOtherTabsForToken, giveTokenToOtherTabs } from './providers/tokenChannel.ts'
import { applyStyle, currentStyle } from './theme/style.ts'
import './theme/page.css'

applyStyle(currentStyle())
document.documentElement.lang = languageTag(currentLanguage())

// A session that ends with the browser is known to its other tabs alone.
if (isLoggedInElsewhere()) await askOtherTabsForToken()
giveTokenToOtherTabs()

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
