import { expect, it } from 'vitest'
import { errorTable } from '#shared/errors/errorTable.ts'
import { repeatedMove } from '#shared/errors/repeatedMove.ts'
import { typeTable, validationTable } from '#shared/messages/validationTable.ts'

const refusals = Object.entries({ ...validationTable, ...typeTable, ...errorTable, repeatedMove })

it('English messages quote names with curly quotation marks, and only code with straight ones', () => {
  const straight = refusals.filter(([, { en }]) => /"%\{\w+\}"/u.test(en)).map(([code]) => code)
  // PAGE_TOO_LARGE contains the name of a query parameter.
  expect(straight).toEqual(['PAGE_TOO_LARGE'])
})

it('Chinese messages have full-width punctuation beside Chinese characters', () => {
  const narrow = /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u
  expect(refusals.filter(([, { zh }]) => narrow.test(zh)).map(([code]) => code)).toEqual([])
})
