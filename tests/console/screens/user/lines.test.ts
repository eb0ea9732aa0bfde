import { describe, expect, it } from 'vitest'
import { departmentIn, departmentTree } from '#console/screens/department/departmentTree.ts'
import { choiceOf, withChoice } from '#console/screens/department/departmentFilter.ts'
import { newPassword } from '#console/screens/user/newPassword.ts'
import { matchOf } from '#console/fields/apiCalls/matchOf.ts'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'

const call = (method: ApiCall['method'], path: string, isGuarded = true): ApiCall => ({
  method,
  path,
  is_guarded: isGuarded,
  labels: [`${method} ${path}`],
})
const calls = [
  call('GET', '/api/v1/goods'),
  call('GET', '/api/v1/goods/:id'),
  call('PUT', '/api/v1/goods/:id'),
  call('POST', '/api/v1/login', false),
]

describe('a line of calls in a menu', () => {
  it('matches the calls that the server would open by it [S3.02]', () => {
    const opened = { kind: 'calls', count: 1, label: 'GET /api/v1/goods/:id' }
    expect(matchOf({ method: 'GET', path: '/api/v1/goods/{key}' }, calls)).toEqual(opened)
    expect(matchOf({ method: 'GET', path: '/api/v1/*' }, calls)).toMatchObject({ kind: 'calls', count: 2 })
  })

  it('is reported when it matches no call, only another method or a call that needs no permission, or is empty', () => {
    expect(matchOf({ method: 'GET', path: '/api/v1/good' }, calls)).toEqual({ kind: 'none' })
    expect(matchOf({ method: 'PATCH', path: '/api/v1/goods/:id' }, calls)).toEqual({
      kind: 'otherMethod',
      methods: ['GET', 'PUT'],
    })
    expect(matchOf({ method: 'POST', path: '/api/v1/login' }, calls)).toEqual({ kind: 'free' })
    expect(matchOf({ method: 'GET', path: ' ' }, calls)).toEqual({ kind: 'empty' })
  })
})

describe('the tree of departments beside the users', () => {
  const department = (id: string, parent: string | null, members: number) => ({
    id,
    name: id,
    parent_id: parent,
    members,
  })
  const nodes = departmentTree([
    department('root', null, 1),
    department('sales', 'root', 2),
    department('east', 'sales', 4),
    department('lost', 'gone', 8),
  ])

  it('counts the members of departments below too [S3.05]', () => {
    expect(nodes.map(({ id, members }) => [id, members])).toEqual([
      ['root', 7],
      ['lost', 8],
    ])
    expect(departmentIn(nodes, 'sales')).toMatchObject({ own: 2, members: 6 })
  })

  it('filters the list and keeps its other filters [S2.27]', () => {
    const values = withChoice({ q: 'wang', department_id_null: true }, 'sales')
    expect(values).toEqual({ q: 'wang', department_id_within: 'sales' })
    expect(choiceOf(values)).toEqual({ kind: 'department', id: 'sales' })
    expect(withChoice(values, 'all')).toEqual({ q: 'wang' })
    expect(choiceOf(withChoice(values, 'without'))).toEqual({ kind: 'without' })
    expect(choiceOf({})).toEqual({ kind: 'all' })
  })

  it('selects no department when the list is filtered by department in another way, and then replaces that filter', () => {
    const values = { q: 'wang', department_id_eq: ['sales', 'east'] }
    expect(choiceOf(values)).toEqual({ kind: 'others' })
    expect(choiceOf({ department_id: 'sales' })).toEqual({ kind: 'others' })
    expect(withChoice(values, 'root')).toEqual({ q: 'wang', department_id_within: 'root' })
    expect(withChoice(values, 'all')).toEqual({ q: 'wang' })
  })
})

describe('a random password', () => {
  it('is long, different each time, and free of characters that look alike', () => {
    const passwords = Array.from({ length: 200 }, newPassword)
    expect(new Set(passwords).size).toBe(200)
    for (const password of passwords)
      expect(password).toMatch(/^([a-km-np-zA-HJ-NP-Z2-9]{4}-){3}[a-km-np-zA-HJ-NP-Z2-9]{4}$/)
  })
})
