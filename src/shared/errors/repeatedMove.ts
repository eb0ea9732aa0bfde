import type { Text } from '../contracts/Text.ts'

/** The message for a move that another person, or an earlier call, has already made; the states are not at fault. */
export const repeatedMove: Text = {
  zh: '状态已经是“%{to}”',
  en: 'It is already “%{to}”',
}
