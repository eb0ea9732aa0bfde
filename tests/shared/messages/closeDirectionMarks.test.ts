import { expect, it } from 'vitest'
import { closeDirectionMarks } from '#shared/messages/closeDirectionMarks.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'

it.each([
  ['abc', ''],
  ['\u202egpj.csv', '\u202c'],
  ['\u202eab\u202c', ''],
  ['\u2066\u202eab', '\u202c\u2069'],
  ['\u2066\u202eab\u2069', ''],
  ['\u2069\u202eab', '\u202c'],
  ['\u202e\u2067ab\u202c', '\u2069\u202c'],
])('the direction marks in %j are closed by %j', (text, end) => {
  expect(closeDirectionMarks(text)).toBe(`${text}${end}`)
})

it('a sentence keeps its direction after a name with direction marks', () => {
  expect(fillPlaceholders('%{name}, %{rows} rows', { name: '\u202egpj.csv', rows: 4 })).toBe(
    '\u202egpj.csv\u202c, 4 rows',
  )
})
