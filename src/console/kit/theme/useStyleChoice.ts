import { useRemoveFromStore, useStore } from 'react-admin'
import { themeKey } from './keepStyle.ts'

/** The choices of a style: light, dark, or the system's preference. */
export const styleChoices = ['light', 'dark', 'system'] as const

export type StyleChoice = (typeof styleChoices)[number]

/** The chosen style, and a function that chooses another. */
export function useStyleChoice(): [StyleChoice, (choice: StyleChoice) => void] {
  const [stored, store] = useStore<string | undefined>(themeKey)
  const remove = useRemoveFromStore()
  const choose = (choice: StyleChoice) => (choice === 'system' ? remove(themeKey) : store(choice))
  return [stored === 'light' || stored === 'dark' ? stored : 'system', choose]
}
