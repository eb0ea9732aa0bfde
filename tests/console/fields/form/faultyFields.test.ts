import { expect, it } from 'vitest'
import { faultyFields } from '#console/fields/form/faultyFields.ts'
import type { Field } from '#shared/contracts/Resource.ts'

const fields: readonly Field[] = [
  { source: 'name', type: 'text', sortable: true },
  { source: 'lines', type: 'rows', sortable: false },
  { source: 'rules', type: 'json', sortable: false },
  { source: 'rules_of_old', type: 'json', sortable: false },
]

const errorAt = (property: string) => ({ property, stack: property })

it('each field with a fault is counted once, a JSON field too, however many faults it has', () => {
  const count = (...places: string[]) => faultyFields(places.map(errorAt), fields)
  expect(count('.name', '.name')).toBe(1)
  expect(count('.name', '.lines.0.price', '.lines.1.price')).toBe(3)
  expect(count('.rules.using', '.rules.main', '.rules', '.rules_of_old.main')).toBe(2)
})
