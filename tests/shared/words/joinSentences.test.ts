import { expect, it } from 'vitest'
import { joinSentences } from '#shared/words/joinSentences.ts'

const said: readonly (readonly [parts: readonly (string | false | undefined)[], text: string])[] = [
  [['已保存。', '共 3 条。'], '已保存。共 3 条。'],
  [['图片太大', '最多 3 张'], '图片太大 最多 3 张'],
  [['It is saved.', 'There are 3.'], 'It is saved. There are 3.'],
  [[undefined, 'It is saved.', false, ''], 'It is saved.'],
]

it.each(said)('sentences are joined as their language requires: %j', (parts, text) => {
  expect(joinSentences(parts)).toBe(text)
})
