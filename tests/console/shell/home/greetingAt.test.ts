import { expect, it } from 'vitest'
import { shell } from '#console/kit/messages/zh/shell.ts'
import { greetingAt } from '#console/shell/home/greetingAt.ts'

const wordsAt = (hour: number) =>
  Object.entries(shell.welcome).find(([key]) => greetingAt(hour).endsWith(`.${key}`))?.[1]

it.each([
  [0, '早上好'],
  [8, '早上好'],
  [9, '上午好'],
  [11, '上午好'],
  [12, '中午好'],
  [13, '中午好'],
  [14, '下午好'],
  [19, '下午好'],
  [20, '晚上好'],
  [23, '晚上好'],
])('the greeting at %i o’clock is %s [S9.09]', (hour, greeting) => {
  expect(wordsAt(hour)).toBe(greeting)
})
