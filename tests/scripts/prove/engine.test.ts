import { expect, it } from 'vitest'
import { parseSync } from 'vite'
import { proveEngine } from '#scripts/prove/engine/proveEngine.ts'
import { withoutNamingLines } from '#scripts/prove/engine/withoutNamingLines.ts'

it('the product without business and demonstration still generates, compiles and starts', async () => {
  expect(await proveEngine({ isWhole: false })).toEqual([
    { name: 'generates' },
    { name: 'compiles' },
    { name: 'starts' },
  ])
}, 1_800_000)

it('only the lines of a registry that name the business are removed with it', () => {
  const text = [
    "import { businessRules } from '../business/rules.ts'",
    "import { ownRules } from './own.ts'",
    'export const rules = { ...businessRules, own: ownRules, we_chat: businessRules.weChat }',
    "if (rules.own) await (await import('#demo/plant.ts')).plant()",
  ].join('\n')
  const goes = (place: string) => /business|demo/u.test(place)
  expect(withoutNamingLines(text, parseSync('rules.ts', text), goes).replace(/\s+/gu, ' ').trim()).toBe(
    "import { ownRules } from './own.ts' export const rules = { own: ownRules, }",
  )
})
