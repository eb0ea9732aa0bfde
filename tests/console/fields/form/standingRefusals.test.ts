import { describe, expect, it } from 'vitest'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { standingRefusals } from '#console/fields/form/validator/useStandingRefusals.ts'

const said = (path: string, message = 'No') => ({ path, code: 'refused', message })
const refused = { code: 'A1', room: 'east', from: 1, to: 2, note: '', lines: [{ lot: 'x' }, { lot: 'y' }] }
const bookings = {
  unique: [{ name: 'k', columns: ['code'], where: { note: ['main'] } }],
  noOverlap: [{ name: 'o', from: 'from', to: 'to', within: ['room'], where: { note: [''] } }],
}
const lots = { noOverlap: [{ name: 'l', from: 'lot', to: 'last', within: ['good'] }] }
const standing = (refusals: readonly FieldRefusal[], formData: JsonObject) =>
  standingRefusals(
    refusals,
    { refused, formData },
    { form: bookings, rowForms: [{ list: 'lines', form: lots }] },
  )

describe('a refusal of the server', () => {
  it('stays while its value is the refused one, whatever else changes [S5.13]', () => {
    const refusals = [said('/code')]
    expect(standing(refusals, { ...refused, from: 7 })).toBe(refusals)
    expect(standing(refusals, { ...refused, code: 'A2' })).toEqual([])
  })

  it('disappears from both ends of a period once one of them is changed [S5.13]', () => {
    const refusals = [said('/from', 'Taken'), said('/to', 'Taken'), said('/code')]
    expect(standing(refusals, { ...refused, to: 3 })).toEqual([said('/code')])
  })

  it('of a taken period disappears when the room changes, and stays when an unrelated property does [S5.13]', () => {
    const taken = ['/from', '/to'].map((path) => ({ ...said(path, 'Taken'), code: 'RANGE_TAKEN' }))
    expect(standing(taken, { ...refused, room: 'west' })).toEqual([])
    expect(standing(taken, { ...refused, code: 'A2' })).toBe(taken)
    const key = [{ ...said('/code'), code: 'VALUE_TAKEN' }]
    expect(standing(key, { ...refused, room: 'west' })).toBe(key)
    expect(standing(key, { ...refused, note: 'main' })).toEqual([])
  })

  it('disappears from a row whose other values no longer collide, and stays in the next row [S5.13]', () => {
    const taken = [0, 1].map((row) => ({ ...said(`/lines/${row}/lot`), code: 'RANGE_TAKEN' }))
    const lines: JsonObject[] = [{ lot: 'x', good: 'tea' }, { lot: 'y' }]
    expect(standing(taken, { ...refused, lines })).toEqual(taken.slice(1))
  })

  it('stays in one row when the same fault is corrected in another [S5.13]', () => {
    const refusals = [said('/lines/0/lot'), said('/lines/1/lot')]
    const lines = [{ lot: 'z' }, { lot: 'y' }]
    expect(standing(refusals, { ...refused, lines })).toEqual([said('/lines/1/lot')])
  })

  it('stays where the form has no such field, because nothing there can change [S5.13]', () => {
    expect(standing([said('/other')], { ...refused, code: 'A2' })).toEqual([said('/other')])
  })
})
