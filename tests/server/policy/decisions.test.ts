import { describe, expect, it } from 'vitest'
import { findExceedingTick } from '#server/policy/findExceedingMenu.ts'
import { Grants } from '#server/policy/Grants.ts'
import { Policy } from '#server/policy/Policy.ts'

describe('decisions', () => {
  it('read only the menus of the roles in question, however many roles there are', async () => {
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

describe('the permissions that roles hold', () => {
  it('are looked up once, however many menus are asked about and however many roles hold the same', () => {
    let looked = 0
    const menus = Array.from({ length: 300 }, (_, index) => ({
      code: `menu${index}`,
      name: `Menu ${index}`,
      type: 'page' as const,
      parentId: null,
      isEnabled: true,
      get id() {
        looked += 1
        return `menu${index}`
      },
      get resources() {
        looked += 1
        return [{ method: 'GET' as const, path: `/api/v1/things${index}` }]
      },
    }))
    const menuIds = menus.slice(1).map(({ code }) => code)
    const roles = Array.from({ length: 50 }, (_, index) => `role${index}`).map((id) => {
      return { id, code: id, name: id, isEnabled: true, menuIds }
    })
    const grants = new Grants({ version: 1, menus, roles })
    const roleIds = roles.map(({ id }) => id)
    const snapshot = { grants, roleIds, isAdministrator: false, hadAdministrator: true }
    const beyond = menus.map(({ code }) => findExceedingTick(snapshot, grants, [code]))
    expect(beyond.filter((name) => name !== undefined)).toEqual(['Menu 0'])
    const reached = roleIds.map((id) => grants.reaches([id], { method: 'GET', path: '/api/v1/things7' }))
    expect(reached).not.toContain(false)
    expect(looked).toBeLessThan(2 * roles.length * menus.length)
  })
})
