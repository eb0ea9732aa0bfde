import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf } from '#shared/business/commission/commissionOf.ts'
import { commissionsOf } from '#shared/business/commission/commissionsOf.ts'
import { cents, centsOfYuan } from '#shared/money/Cents.ts'
import { percent } from '#shared/money/Percent.ts'

const anyAmount = integer({ min: 0, max: 9_999_999_999 }).map(cents)
const anyHundredths = integer({ min: 0, max: 10_000 })
const rateOf = (hundredths: number) => percent(hundredths / 100)

describe('a commission', () => {
  it('is the amount times the rate, rounded down to a fen, exactly [S5.06]', () => {
    expect(commissionOf(cents(1999), percent(10))).toBe(199)
    expect(commissionOf(cents(10_000), percent(2.3))).toBe(230)
    expect(commissionOf(centsOfYuan('99999999.99'), percent('99.99'))).toBe(9_998_999_999)
    assert(
      property(anyAmount, anyHundredths, (amount, hundredths) => {
        const exact = (BigInt(amount) * BigInt(hundredths)) / 10_000n
        expect(BigInt(commissionOf(amount, rateOf(hundredths)))).toBe(exact)
      }),
    )
  })

  it('is zero at a rate of zero, and cannot be computed for a negative amount', () => {
    expect(commissionOf(cents(1999), percent(0))).toBe(0)
    expect(() => commissionOf(cents(-1), percent(10))).toThrow(RangeError)
  })

  it.each(['2.345', '', 'ten', -1, 100.01, Number.NaN, Infinity])('refuses %s as a percentage', (value) => {
    expect(() => percent(value)).toThrow(RangeError)
  })
})

describe('the commissions of a sale', () => {
  const rates = [percent(10), percent(5), percent(2.5)]

  it('follow their rates as long as the minimum price remains', () => {
    expect(commissionsOf({ paid: cents(10_000), minimum: cents(8000), rates })).toEqual([1000, 500, 250])
  })

  it('are cut from the highest level down if the minimum price would not remain', () => {
    expect(commissionsOf({ paid: cents(10_000), minimum: cents(8400), rates })).toEqual([1000, 500, 100])
    expect(commissionsOf({ paid: cents(10_000), minimum: cents(8800), rates })).toEqual([1000, 200, 0])
    expect(commissionsOf({ paid: cents(10_000), minimum: cents(9999), rates })).toEqual([1, 0, 0])
    expect(commissionsOf({ paid: cents(5000), minimum: cents(9000), rates })).toEqual([0, 0, 0])
  })

  it('never leave less than the minimum price, and never exceed their rate', () => {
    const anyRates = array(anyHundredths.map(rateOf), { maxLength: 10 })
    assert(
      property(anyAmount, anyAmount, anyRates, (paid, minimum, some) => {
        const amounts = commissionsOf({ paid, minimum, rates: some })
        const sum = amounts.reduce((total: number, amount) => total + amount, 0)
        expect(sum).toBeLessThanOrEqual(Math.max(0, paid - minimum))
        for (const [level, rate] of some.entries()) {
          expect(amounts[level]).toBeLessThanOrEqual(commissionOf(paid, rate))
          expect(amounts[level]).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
