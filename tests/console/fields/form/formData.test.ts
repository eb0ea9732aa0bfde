import { describe, expect, it } from 'vitest'
import { formDataOf, payloadOf, writableNames } from '#console/fields/form/data/formDataOf.ts'
import { goodInputSchema } from '#generated/schemas/good.ts'
import type { Good } from '#generated/types/good.ts'
import { secretMask } from '#shared/secretMask.ts'

describe('the form data of a record', () => {
  it('contains exactly the writable properties', () => {
    const good: Good = {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      createdAt: '2026-05-01T00:00:00Z',
      name: 'Tea',
      price: 10,
      min_price: 0,
      first_price: 0,
      sequence: 1,
      status: 'normal',
      summary: 'green',
      image: '/tea.png',
      images: ['/leaf.png'],
      description: 'from Hangzhou',
      updatedAt: '2026-05-02T00:00:00Z',
      version: 3,
    }
    const { id: _, createdAt: _made, updatedAt: _changed, version: _version, ...writable } = good
    expect(formDataOf({ ...good, unknown: 1 }, goodInputSchema)).toEqual(writable)
    expect(writableNames(goodInputSchema)).toEqual(Object.keys(writable))
  })

  it('leaves out values that are not set, so that rjsf sees no null', () => {
    const record = { id: '1', version: 3, name: 'Tea', price: 10, summary: null, images: null }
    expect(formDataOf(record, goodInputSchema)).toEqual({ name: 'Tea', price: 10 })
  })

  it('keeps null where it is a value of its own, and drops it where it means "not set" [S3.02]', () => {
    const part = {
      type: 'object',
      required: ['geometry'],
      properties: { geometry: {}, note: { type: ['string', 'null'] }, rest: { type: 'object' } },
    } as const
    const schema = { type: 'object', properties: { free: {}, part, parts: { type: 'array', items: part } } }
    const free = { './internal': null, list: [null, { a: null }] }
    const stored = { geometry: null, note: null, rest: { x: null } }
    const edited = { geometry: null, rest: { x: null } }
    expect(formDataOf({ free, part: stored, parts: [stored] }, schema)).toEqual({
      free,
      part: edited,
      parts: [edited],
    })
  })

  it('sends null for a cleared property and nothing for one that was never set', () => {
    const base = { name: 'Tea', summary: 'old' }
    expect(payloadOf({ name: 'Tea' }, base, {})).toEqual({
      name: 'Tea',
      summary: null,
    })
  })

  it('sends null for an emptied property with a default, or the default where a value is required', () => {
    const inner = {
      type: ['object', 'null'],
      properties: { size: { type: ['integer', 'null'], default: 1 } },
    }
    const schema = {
      properties: {
        kind: { type: ['string', 'null'], default: 'A' },
        level: { type: 'integer', default: 3 },
        part: inner,
        parts: { type: 'array', items: inner },
      },
    }
    const emptied = { kind: null, part: { size: null }, parts: [{ size: null }] }
    expect(payloadOf({ part: {}, parts: [{}] }, {}, schema)).toEqual(emptied)
    expect(payloadOf({ part: {}, parts: [{}] }, { kind: 'B', level: 5 }, schema)).toEqual({
      ...emptied,
      level: 3,
    })
  })

  it('keeps the stored secret when no new one is entered', () => {
    expect(payloadOf({}, { mch_key: secretMask }, {})).toEqual({})
  })
})
