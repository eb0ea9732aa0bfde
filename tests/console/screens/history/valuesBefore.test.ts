import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { valuesBefore } from '#console/fields/form/undo/valuesBefore.ts'
import { root } from '#scripts/steps/root.ts'
import { goodForm } from '#generated/forms/good.ts'
import { goodResource as resource } from '#generated/resources/good.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'

const computed = { expression: { value: 1 } }
const form: ResourceForm = {
  ...goodForm,
  schema: { properties: { tax: { type: 'number' }, lines: { type: 'array' } } },
  computedParts: { lines: { gross: computed } },
}
const lines = (...rows: [number, number][]): JsonObject => ({
  lines: rows.map(([price, gross]) => ({ price, gross })),
})

it('undoing a change leaves out rows in which only computed values changed, also when rows were added later', () => {
  const record = { tax: 50, ...lines([100, 150], [10, 15]) }
  const change = { was: { tax: 0, ...lines([100, 100]) }, became: { tax: 50, ...lines([100, 150]) } }
  expect(valuesBefore({ resource, form, record }, change)).toEqual({ names: ['tax'], values: { tax: 0 } })
})

it('a change cannot be undone when the rows differ only in computed values', () => {
  const record = { tax: 50, ...lines([100, 150]) }
  const change = { was: lines([100, 100]), became: lines([90, 90]) }
  expect(valuesBefore({ resource, form, record }, change).names).toEqual([])
})

describe('undoing a change after the schema changed', () => {
  it('leaves out values that no input could show', async () => {
    const schema: JsonObject = JSON.parse(readFileSync(join(root, 'docs/examples/supplier.json'), 'utf8'))
    const project = await servedProject({ supplier: { ...schema, $schema: './dialect.json' } })
    const { supplierForm }: { supplierForm: ResourceForm } = await import(
      join(project.folder, 'forms/supplier.ts')
    )
    const { supplierResource }: { supplierResource: Resource } = await import(
      join(project.folder, 'resources/supplier.ts')
    )
    const record = { name: 'Li', payment: { method: 'cash' } }
    const takenBack = (was: JsonObject) =>
      valuesBefore(
        { resource: supplierResource, form: supplierForm, record },
        { was, became: { ...record, delivery: null } },
      ).names
    const bank = { method: 'bank', holder: 'Li', account: '12345678' }
    expect(takenBack({ name: 'Wu', payment: bank })).toEqual(['name', 'payment'])
    // A value out of bounds is shown in its input and can be corrected there.
    expect(takenBack({ payment: { ...bank, account: '1' } })).toEqual(['payment'])
    for (const payment of [{ ...bank, iban: 'DE02' }, { method: 'cheque' }, 'bank', [bank]])
      expect(takenBack({ name: 'Wu', payment })).toEqual(['name'])
    expect(takenBack({ payment: { method: 'cash' }, delivery: 'pickup' })).toEqual([])
    project.remove()
  })
})
