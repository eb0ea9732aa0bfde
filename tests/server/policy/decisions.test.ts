import { describe, expect, it } from 'vitest'
import { Policy } from '#server/policy/Policy.ts'

describe('decisions', () => {
  it('look at the menus of those roles alone that are asked about, however many there are', async () => {
    const looked: string[] = []
    const roles = ['clerk', 'guest', 'chief'].map((id) => ({
      id,
      code: id,
      name: id,
      isEnabled: true,
      get menuIds() {
        looked.push(id)
        return id === 'guest' ? [] : ['goods']
      },
    }))
    const goods = {
      id: 'goods',
      code: 'goods',
      name: 'Goods',
      type: 'page',
      parentId: null,
      isEnabled: true,
      resources: [{ method: 'GET', path: '/api/v1/goods' }],
    } as const
    const policy = await Policy.of({ version: 1, menus: [goods], roles })
    expect(looked).toEqual([])
    expect(policy.allows(['guest', 'clerk'], 'GET', '/api/v1/goods')).toBe(true)
    expect(policy.allows(['clerk'], 'PUT', '/api/v1/goods')).toBe(false)
    expect(policy.allows(['nobody'], 'GET', '/api/v1/goods')).toBe(false)
    expect(policy.lineFor('clerk', 'GET', '/api/v1/goods')).toMatchObject({ menuId: 'goods' })
    expect(looked).toEqual(['guest', 'clerk'])
  })
})
