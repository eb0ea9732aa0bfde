import { expect, it } from 'vitest'
import { hasTopLevelAwait } from '#scripts/steps/noTopLevelAwait.ts'

it.each([
  'await load()',
  'const { a } = ask() && await load(); export { a }',
  'for await (const part of parts) use(part)',
  'if (a) { const f = () => 1; await f() }',
])('top-level await in a file of the console is found: %s', (code) => {
  expect(hasTopLevelAwait(code)).toBe(true)
})

it.each([
  'export async function f() { await load() }',
  'const f = async () => await load()',
  'class A { async load() { for await (const part of parts) use(part) } }',
  'const text = "await load()"',
])('await inside of functions in a file of the console is allowed, as is none: %s', (code) => {
  expect(hasTopLevelAwait(code)).toBe(false)
})
