import { expect, it } from 'vitest'
import { isNameUnique } from '#console/fields/reference/useIsNameUnique.ts'

it('a name is unique only if the display property alone has an unconditional unique key [S3.08]', () => {
  const names = { name: 'k', columns: ['name'] }
  expect(isNameUnique({ unique: [names] }, { display: 'name' })).toBe(true)
  expect(isNameUnique({ unique: [names] }, { display: 'code' })).toBe(false)
  expect(isNameUnique({ unique: [{ ...names, columns: ['name', 'grade'] }] }, { display: 'name' })).toBe(
    false,
  )
  expect(isNameUnique({ unique: [{ ...names, where: { kind: ['a'] } }] }, { display: 'name' })).toBe(false)
  expect(isNameUnique({}, { display: 'name' })).toBe(false)
})
