import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { changeInParts } from '#console/screens/actions/changeInParts.ts'
import type { FenxiaoDataProvider } from '#console/session/api/dataProvider/FenxiaoDataProvider.ts'

it('a change of more records than one call takes is split, and its results are joined', async () => {
  const ids = Array.from({ length: 1201 }, (_, index) => `id ${index}`)
  const sent: unknown[] = []
  const changeMany: FenxiaoDataProvider['changeMany'] = (_, { ids: [first, ...others], ...change }) => {
    sent.push([first, others.length, change])
    const refused = [{ id: String(first), code: 'RECORD_NOT_FOUND', message: 'gone', fields: [] }]
    return Promise.resolve({ done: others.map(String), refused })
  }
  const { done, refused } = await changeInParts({ changeMany }, 'good', { ids, values: { sequence: 5 } })
  expect(sent).toEqual([
    ['id 0', 499, { values: { sequence: 5 } }],
    ['id 500', 499, { values: { sequence: 5 } }],
    ['id 1000', 200, { values: { sequence: 5 } }],
  ])
  expect(done).toHaveLength(1198)
  expect(refused.map(({ id }) => id)).toEqual(['id 0', 'id 500', 'id 1000'])
})

it('a change in parts reports the changed records and why the others failed when a later call fails', async () => {
  const ids = Array.from({ length: 1100 }, (_, index) => `id ${index}`)
  let calls = 0
  const changeMany: FenxiaoDataProvider['changeMany'] = (_, { ids: part }) => {
    if ((calls += 1) === 2) return Promise.reject(new HttpError('busy', 503, { id: 'DATABASE_BUSY' }))
    return Promise.resolve({ done: part.map(String), refused: [] })
  }
  const { done, refused } = await changeInParts({ changeMany }, 'good', { ids })
  expect(done).toEqual(ids.slice(0, 500))
  expect(refused.map(({ id }) => id)).toEqual(ids.slice(500))
  expect(refused[0]).toEqual({ id: 'id 500', code: 'DATABASE_BUSY', message: 'busy', fields: [] })
  expect(calls).toBe(2)
})

it('a change in parts fails when its first call fails', async () => {
  const changeMany = () => Promise.reject(new Error('refused'))
  await expect(changeInParts({ changeMany }, 'good', { ids: ['one'] })).rejects.toThrow('refused')
})
