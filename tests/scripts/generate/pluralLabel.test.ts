import { describe, expect, it } from 'vitest'
import { pluralLabel } from '#scripts/generate/model/names/pluralLabel.ts'

describe('the English plural of a label without one in the schema', () => {
  it.each([
    ['Window of a quote', 'Windows of a quote'],
    ['Request for leave', 'Requests for leave'],
    ['Piece of equipment', 'Pieces of equipment'],
    ['Device as registered in the data centre', 'Devices as registered in the data centre'],
    ['Claim against a supplier', 'Claims against a supplier'],
    ['Person', 'People'],
    ['Product category', 'Product categories'],
    ['Shelf', 'Shelves'],
    ['Product information', 'Product information'],
    ['Goods', 'Goods'],
    ['Mail settings', 'Mail settings'],
    ['Item (spare)', 'Items (spare)'],
    ['API key', 'API keys'],
    ['VAT', 'VATs'],
    ['left foot', 'left feet'],
    ['Foot', 'Feet'],
    ['Sign-up', 'Sign-ups'],
    ['优惠券', '优惠券'],
    ['Form 7', 'Form 7'],
  ])('is for %s: %s', (one, several) => {
    expect(pluralLabel(one)).toBe(several)
  })
})
