import { consoleStorage } from '../config/consoleStorage.ts'
import { currentLanguage } from '../config/language.ts'
import { appConfig } from '../appConfig/appConfigStore.ts'
import { colorsFor } from '../colors/colorsFor.ts'
import type { StyleSettings } from '../colors/colorsFor.ts'
import { fontFamilies } from '../colors/tokens.ts'
import type { Style } from '../colors/tokens.ts'

/** The style chosen in this browser; undefined if none was chosen. */
export function chosenStyle(): Style | undefined {
  const stored = consoleStorage.get('style')
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** The style to start with: the chosen one, or else the system's preference. */
export function currentStyle(): Style {
  return chosenStyle() ?? (darkSystem().matches ? 'dark' : 'light')
}

/** Reports when the system turns light or dark, unless the user has chosen a style. */
export function whenSystemStyleChanges(onChange: () => void, signal: AbortSignal): void {
  darkSystem().addEventListener('change', () => chosenStyle() === undefined && onChange(), { signal })
}

function darkSystem(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Stores the chosen style for the next visit. */
export function chooseStyle(style: Style): void {
  consoleStorage.set('style', style)
}

/** Removes the chosen style, so that the system's preference applies. */
export function forgetStyle(): void {
  consoleStorage.remove('style')
}

/** Sets the colours of a style and of the configuration as custom properties for plain CSS, such as `--text-muted`. */
export function applyStyle(
  style: Style,
  { themeColor, weak }: Omit<StyleSettings, 'style'> = appConfig.get(),
): void {
  const root = document.documentElement
  root.dataset['style'] = style
  root.toggleAttribute('data-weak', weak)
  root.style.colorScheme = style
  root.style.setProperty('--font', fontFamilies[currentLanguage()])
  for (const [name, value] of Object.entries(colorsFor({ style, themeColor, weak }))) {
    root.style.setProperty(`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
}
