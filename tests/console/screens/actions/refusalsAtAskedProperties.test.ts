import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { saveFailureOf } from '#console/fields/form/data/saveFailure.ts'
import { isRefusedInside } from '#console/screens/actions/isRefusedInside.ts'
import { refusalsAtAskedProperties } from '#console/screens/actions/refusalsAtAskedProperties.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'

const settle: Move = {
  code: 'settle',
  from: ['sent'],
  to: 'paid',
  permission: 'invoice.settle',
  asks: [{ property: 'paid' }],
}

const open: Computation = {
  expression: { call: 'subtract', on: [{ sum: 'lines', each: { item: 'amount' } }, { of: 'paid' }] },
}
const due: Computation = { expression: { of: 'sent_on' } }

const refusing = (...paths: string[]) =>
  new HttpError('refused', 400, {
    id: 'INPUT_INVALID',
    fields: paths.map((path) => ({ path, code: 'minimum', message: 'More is paid than the total' })),
  })

it('a refusal of a computed value is shown at the property that the move asks for, in its open dialog', () => {
  const said = refusalsAtAskedProperties(refusing('/open'), settle, { computed: { open, due } })
  expect(isRefusedInside(refusing('/open'), settle)).toBe(false)
  expect(isRefusedInside(said, settle)).toBe(true)
  expect(saveFailureOf(said).fields).toEqual([
    { path: '/paid', code: 'minimum', message: 'More is paid than the total' },
  ])
})

it('a refusal stays at its own property when that does not depend on one that the move asks for', () => {
  const said = refusalsAtAskedProperties(refusing('/due', '/title'), settle, { computed: { open, due } })
  expect(saveFailureOf(said).fields.map(({ path }) => path)).toEqual(['/due', '/title'])
})

it('an error that names no field is unchanged', () => {
  const error = new Error('no network')
  expect(refusalsAtAskedProperties(error, settle, { computed: { open } })).toBe(error)
})
