import { describe, expect, it } from 'vitest'
import { goodForm } from '#generated/forms/good.ts'
import { goodResource } from '#generated/resources/good.ts'
import { valueBefore } from '#console/screens/list/cellEdit/valueBefore.ts'

const record = { id: '1', name: 'Tea', price: 20, description: null, status: 'draft', version: 1 }

function before(changed: Readonly<Record<string, unknown>>, name: string) {
  const stored = { ...record, ...changed, version: 2 }
  return valueBefore({ resource: goodResource, form: goodForm, record, stored }, name)
}

describe('the undo of an edit in the table', () => {
  it('restores the former value, or clears one that was not set', () => {
    expect(before({ price: 22 }, 'price')).toMatchObject({ record: { version: 2 }, values: { price: 20 } })
    expect(before({ description: 'new' }, 'description')?.values).toEqual({ description: null })
  })

  it('is not offered when nothing changed, or when the edit was a move', () => {
    expect(before({}, 'price')).toBeUndefined()
    expect(before({ status: 'normal' }, 'status')).toBeUndefined()
  })
})
