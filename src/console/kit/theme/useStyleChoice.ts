import { useRemoveFromStore, useStore } from 'react-admin'
import { themeKey } from './keepStyle.ts'

/** Light, dark, or whatever the system prefers. */
export const styleChoices = ['light', 'dark', 'system'] as const

export type StyleChoice = (typeof styleChoices)[number]

/** The style that was chosen, and a way to choose. */
export function useStyleChoice(): [StyleChoice, (choice: StyleChoice) => void] {
  const [stored, store] = useStore<string | undefined>(themeKey)
  const remove = useRemoveFromStore()
  const choose = (choice: StyleChoice) => (choice === 'system' ? remove(themeKey) : store(choice))
  return [stored === 'light' || stored === 'dark' ? stored : 'system', choose]
}
