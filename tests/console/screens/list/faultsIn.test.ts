import { expect, it } from 'vitest'
import { faultsIn } from '#console/screens/list/conditions/faultsIn.ts'
import { conditionWords } from '#console/screens/list/conditions/messages/zh.ts'
import { resources } from '#generated/resources/resources.ts'

it('a condition that repeats another and has no value is told both', () => {
  const [resource] = resources
  if (!resource) throw new Error('There is no entity')
  const field = { source: 'price', type: 'money', sortable: true } as const
  const subject = { property: field.source, field, resource, isTree: false }
  const line = { isAlternative: false, subject, operator: 'eq' } as const
  const drafts = [
    { ...line, key: 0, value: 5 },
    { ...line, key: 1, value: undefined },
    { ...line, key: 2, value: undefined, isAlternative: true },
    { ...line, key: 3, value: 5 },
  ]
  const { twice, valueMissing } = conditionWords
  const faults = faultsIn(drafts, conditionWords, (key) => key)
  expect([...faults]).toEqual([
    [1, { value: valueMissing, operator: twice }],
    [2, { value: valueMissing }],
    [3, { operator: twice }],
  ])
})
