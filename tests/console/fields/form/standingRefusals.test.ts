import { describe, expect, it } from 'vitest'
import { standingRefusals } from '#console/fields/form/validator/useStandingRefusals.ts'

const said = (path: string, message = 'No') => ({ path, code: 'refused', message })
const refused = { code: 'A1', from: 1, to: 2, lines: [{ lot: 'x' }, { lot: 'y' }] }

describe('what the server refused', () => {
  it('stands while its value is the one that was refused, whatever else changes [S5.13]', () => {
    const refusals = [said('/code')]
    expect(standingRefusals(refusals, refused, { ...refused, from: 7 })).toBe(refusals)
    expect(standingRefusals(refusals, refused, { ...refused, code: 'A2' })).toEqual([])
  })

  it('goes from both ends of a period once one of them has changed [S5.13]', () => {
    const refusals = [said('/from', 'Taken'), said('/to', 'Taken'), said('/code')]
    expect(standingRefusals(refusals, refused, { ...refused, to: 3 })).toEqual([said('/code')])
  })

  it('stays in one row while the same is put right in another [S5.13]', () => {
    const refusals = [said('/lines/0/lot'), said('/lines/1/lot')]
    const lines = [{ lot: 'z' }, { lot: 'y' }]
    expect(standingRefusals(refusals, refused, { ...refused, lines })).toEqual([said('/lines/1/lot')])
  })

  it('stands where the form has no value for it, as nothing there can change [S5.13]', () => {
    expect(standingRefusals([said('/other')], refused, { ...refused, code: 'A2' })).toEqual([said('/other')])
  })
})
