import { consoleStorage } from '../config/consoleStorage.ts'
import { colorTokens, fontFamily } from './tokens.ts'
import type { Style } from './tokens.ts'

/** The style somebody chose in this browser, or nothing. */
export function chosenStyle(): Style | undefined {
  const stored = consoleStorage.get('style')
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** The style to start with: the chosen one, else what the system prefers. */
export function currentStyle(): Style {
  return chosenStyle() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** Remembers the choice for the next visit. */
export function chooseStyle(style: Style): void {
  consoleStorage.set('style', style)
}

/** Gives plain CSS the colours of a style, as custom properties such as `--text-muted`. */
export function applyStyle(style: Style): void {
  const root = document.documentElement
  root.dataset['style'] = style
  root.style.colorScheme = style
  root.style.setProperty('--font', fontFamily)
  for (const [name, value] of Object.entries(colorTokens[style])) {
    root.style.setProperty(`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
}
