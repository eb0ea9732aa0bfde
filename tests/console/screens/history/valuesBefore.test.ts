import { expect, it } from 'vitest'
import { valuesBefore } from '#console/fields/form/undo/valuesBefore.ts'
import { goodForm } from '#generated/forms/good.ts'
import { goodResource as resource } from '#generated/resources/good.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'

const computed = { expression: { value: 1 } }
const form: ResourceForm = {
  ...goodForm,
  schema: { properties: { tax: { type: 'number' }, lines: { type: 'array' } } },
  computedParts: { lines: { gross: computed } },
}
const lines = (...rows: [number, number][]): JsonObject => ({
  lines: rows.map(([price, gross]) => ({ price, gross })),
})

it('leaves rows alone in which only computed values changed, and what was changed in them later', () => {
  const record = { tax: 50, ...lines([100, 150], [10, 15]) }
  const change = { was: { tax: 0, ...lines([100, 100]) }, became: { tax: 50, ...lines([100, 150]) } }
  expect(valuesBefore({ resource, form, record }, change)).toEqual({ names: ['tax'], values: { tax: 0 } })
})

it('has nothing to take back where rows differ in computed values alone by now', () => {
  const record = { tax: 50, ...lines([100, 150]) }
  const change = { was: lines([100, 100]), became: lines([90, 90]) }
  expect(valuesBefore({ resource, form, record }, change).names).toEqual([])
})
