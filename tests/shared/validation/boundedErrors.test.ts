import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { validateGood } from '#generated/validators/good.js'
import { boundedErrors } from '#shared/validation/boundedErrors.ts'

const many = 200_000

describe('a validator of a value with very many faults', () => {
  const compiler = new Ajv({ allErrors: true, code: { lines: true, process: boundedErrors } })

  it('stops listing the faults of one place, and still names what is wrong elsewhere [S5.13]', () => {
    const images = Array.from({ length: many }, () => 1)
    const unknown = Object.fromEntries(images.map((_, index) => [`k${index}`, 1]))
    expect(validateGood({ ...unknown, images, price: -1 })).toBe(false)
    const places = (validateGood.errors ?? []).map(({ instancePath }) => instancePath)
    expect(places.length).toBeLessThan(2100)
    expect(places).toEqual(expect.arrayContaining(['/images', '/images/99', '/price', '']))
  })

  it('does not copy the faults again at each level of a recursive schema', () => {
    const below = { type: 'array', items: { $ref: '#' } }
    const judge = compiler.compile({ type: 'object', required: ['name'], properties: { below } })
    expect(
      judge({ name: 'a', below: [{ name: 'b', below: Array.from({ length: many }, () => ({})) }] }),
    ).toBe(false)
    expect(judge.errors?.length).toBe(1000)
  })

  it('checks each alternative by itself, however much is wrong with the one before', () => {
    const listOf = (type: string) => ({ type: 'array', items: { type } })
    const mapOf = (type: string) => ({ type: 'object', additionalProperties: { type } })
    const anyOf = [listOf('string'), listOf('number'), mapOf('string'), mapOf('number')]
    const judge = compiler.compile({ anyOf })
    const numbers = Array.from({ length: 3000 }, (_, index) => index)
    expect(judge(numbers)).toBe(true)
    expect(judge([...numbers, true])).toBe(false)
    const map = Object.fromEntries(numbers.map((number) => [`k${number}`, number]))
    expect(judge(map)).toBe(true)
    expect(judge({ ...map, last: true })).toBe(false)
  })
})
