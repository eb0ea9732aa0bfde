import type { Text } from '../contracts/Text.ts'

/** Words for a move that another person, or an earlier call, has made already: nothing is wrong with the states. */
export const repeatedMove: Text = {
  zh: '状态已经是“%{to}”',
  en: 'It is already “%{to}”',
}
