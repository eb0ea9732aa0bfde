import { useState } from 'react'
import { applyStyle, chooseStyle, currentStyle } from '../theme/style.ts'
import button from './Button.module.css'
import { loginMessages } from './loginMessages.ts'

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z'
const moon = 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z'

/** Switches between light and dark. */
export function StyleSwitch() {
  const [style, setStyle] = useState(currentStyle)
  const other = style === 'light' ? 'dark' : 'light'
  const words = other === 'dark' ? loginMessages.toDark : loginMessages.toLight
  const change = () => {
    chooseStyle(other)
    applyStyle(other)
    setStyle(other)
  }
  return (
    <button type="button" className={button.quiet} aria-label={words} title={words} onClick={change}>
      <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8">
        <path strokeLinecap="round" strokeLinejoin="round" d={other === 'dark' ? moon : sun} />
      </svg>
    </button>
  )
}
