import type { Store } from 'ra-core'
import { chooseStyle, chosenStyle, forgetStyle } from './style.ts'

/** The key under which react-admin stores light or dark. */
export const themeKey = 'theme'

/** Makes react-admin read and write the style where the log-in page finds it too. */
export function keepStyle(store: Store): Store {
  return {
    ...store,
    getItem(key, defaultValue) {
      // The store cannot know that `theme` is always a style, so its answer goes through the store's own reader.
      if (key === themeKey && chosenStyle() === undefined) return defaultValue
      return store.getItem(key, defaultValue)
    },
    setItem(key, value) {
      if (key === themeKey) chooseStyle(value === 'dark' ? 'dark' : 'light')
      store.setItem(key, value)
    },
    removeItem(key) {
      if (key === themeKey) forgetStyle()
      store.removeItem(key)
    },
    setup() {
      store.setup()
      const style = chosenStyle()
      if (style !== undefined) store.setItem(themeKey, style)
    },
  }
}
