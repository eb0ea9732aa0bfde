import { expect, it } from 'vitest'
import { isSameInput } from '#console/kit/inputs/isSameInput.ts'

const call = () => {}
const props = { value: [{ a: 1 }], options: { choices: ['x'] }, label: 'A', error: undefined, onChange: call }

it('two inputs are the same when they show equal values and call the same function', () => {
  expect(isSameInput(props, { ...props, value: [{ a: 1 }], options: { choices: ['x'] } })).toBe(true)
})

it.each([
  ['shows another value', { value: [{ a: 2 }] }],
  ['offers other choices', { options: { choices: ['x', 'y'] } }],
  ['tells a fault', { error: 'wrong' }],
  ['calls something else', { onChange: () => {} }],
  ['has one more property', { help: 'B' }],
])('an input is not the same as one that %s', (_, change) => {
  expect(isSameInput(props, { ...props, ...change })).toBe(false)
})
