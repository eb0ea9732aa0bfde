import { expect, it } from 'vitest'
import { valuesBefore } from '#console/fields/form/undo/valuesBefore.ts'
import { goodForm } from '#generated/forms/good.ts'
import { goodResource as resource } from '#generated/resources/good.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'

const line = {
  type: 'object',
  properties: { name: { type: 'string' }, price: { type: 'number' }, gross: { readOnly: true } },
}
const form: ResourceForm = {
  ...goodForm,
  schema: { properties: { lines: { type: 'array', items: line } } },
  computedRows: { lines: { gross: { expression: { value: 1 } } } },
}
const cup = { id: '1', name: 'Cup', price: 5, gross: 6 }
const pot = { id: '2', name: 'Pot', price: 9, gross: 10 }

function takenBack(rows: JsonObject[], change: { was: JsonObject; became?: JsonObject; place?: number }) {
  const { was, became, place } = change
  const row = { property: 'lines', id: '2', isGone: !became, ...(place !== undefined && { place }) }
  const { names, values } = valuesBefore(
    { resource, form, record: { lines: rows } },
    { was, became: became ?? {}, row },
  )
  return names.length === 0 ? undefined : values['lines']
}

it('undoing a removal adds the row again at its place, with its writable values', () => {
  const was = { name: 'Pot', price: 9, gross: 10, owner_id: '7', position: 0 }
  const made = { name: 'Pot', price: 9 }
  expect(takenBack([cup], { was, place: 0 })).toEqual([made, cup])
  expect(takenBack([cup], { was })).toEqual([cup, made])
  expect(takenBack([], { was, place: 5 })).toEqual([made])
})

it('undoing a removal adds nothing when the form has the row already', () => {
  const was = { name: 'Pot', price: 9 }
  expect(takenBack([cup, { ...was }], { was })).toBeUndefined()
  expect(takenBack([cup, pot], { was })).toBeUndefined()
})

it('undoing a change of a row restores the changed value and keeps later changes', () => {
  const change = { was: { price: 7, gross: 8 }, became: { price: 9, gross: 10 } }
  expect(takenBack([cup, { ...pot, name: 'Jar' }], change)).toEqual([cup, { ...pot, name: 'Jar', price: 7 }])
  expect(takenBack([cup, { ...pot, price: 7 }], change)).toBeUndefined()
  expect(takenBack([cup], change)).toBeUndefined()
})

it('a change of only computed values in a row cannot be undone', () => {
  expect(takenBack([pot], { was: { gross: 8 }, became: { gross: 10 } })).toBeUndefined()
})
