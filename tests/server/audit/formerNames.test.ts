import { expect, it } from 'vitest'
import { withPresentNames } from '#server/audit/formerNames.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

it('values are shown under the present names of their properties, also inside rows and objects', () => {
  const renames = [
    { former: 'parts', name: 'items' },
    { former: 'items.price', name: 'items.cost' },
    { former: 'parcel.width', name: 'parcel.breadth' },
    { former: 'note', name: 'remark' },
    { former: 'kind', name: 'constructor' },
  ]
  const values: JsonObject = {
    note: 'x',
    parts: [{ price: 1, pieces: 2 }, 'no object', { cost: 3, price: 4 }],
    parcel: { height: 5, width: 6 },
    price: 7,
    kind: 'z',
  }
  const named = withPresentNames(values, renames)
  expect(named).toEqual({
    remark: 'x',
    items: [{ cost: 1, pieces: 2 }, 'no object', { cost: 3, price: 4 }],
    parcel: { height: 5, breadth: 6 },
    price: 7,
    constructor: 'z',
  })
  expect(JSON.stringify(named)).toMatch(/^\{"remark":.*"items":.*"parcel":/u)
  expect(withPresentNames(null, renames)).toBeNull()
})
