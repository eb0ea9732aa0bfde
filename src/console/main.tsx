import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage, languageTag } from './config/language.ts'
import { Root } from './navigation/Root.tsx'
import { applyStyle, currentStyle } from './theme/style.ts'
import './theme/page.css'

applyStyle(currentStyle())
document.documentElement.lang = languageTag(currentLanguage())

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
