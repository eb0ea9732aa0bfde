import { describe, expect, it } from 'vitest'
import { orderResource } from '#generated/resources/order.ts'
import { loggerResource } from '#generated/resources/logger.ts'
import { consoleMenus, metaOf } from '#console/session/menus/consoleMenus.ts'
import { accessOf, accessOn, codeOfAction, mayDo } from '#console/session/access/Access.ts'
import { leafPages, readMenus, trailTo } from '#console/session/menus/MenuItem.ts'

const answer = [
  {
    code: 'distribution',
    name: '分销',
    type: 'page',
    path: null,
    properties: { icon: 'Share' },
    children: [
      {
        code: 'distribution.order',
        name: '订单',
        type: 'page',
        path: '/order',
        children: [
          { code: 'distribution.order.edit', name: '编辑', type: 'button', path: null, children: [] },
        ],
      },
      { code: 'distribution.good', name: '商品', type: 'page', path: '/good', children: [] },
    ],
  },
]
const menus = readMenus(answer)

describe('the menus [S2.40]', () => {
  it('contain pages with a path, also inside groups without one', () => {
    expect(leafPages(menus).map(({ path }) => path)).toEqual(['/order', '/good'])
    expect(menus[0]?.icon).toBe('Share')
  })

  it('are read without entries that are not menu items', () => {
    expect(readMenus(null)).toEqual([])
    expect(readMenus(['x', 1, null])).toEqual([])
  })

  it('begin with the home page for everybody', () => {
    expect(leafPages(consoleMenus([]))[0]?.path).toBe('/home')
    expect(consoleMenus(menus).map(({ code }) => code)).toEqual(['home', 'distribution'])
  })

  it('give the path of menus to the page of an address [S2.10]', () => {
    const codesTo = (path: string) => trailTo(menus, path).map(({ code }) => code)
    expect(codesTo('/order/1/show')).toEqual(['distribution', 'distribution.order'])
    expect(codesTo('/goods')).toEqual([])
  })
})

describe('the permissions of the current user [S5.07] [S6.02]', () => {
  const { codes } = accessOf(menus, true)

  it('are the pages and buttons of the menu tree', () => {
    expect(mayDo(codes, 'distribution.order')).toBe(true)
    expect(mayDo(codes, 'distribution.order.edit')).toBe(true)
    expect(mayDo(codes, 'distribution.order.refund')).toBe(false)
  })

  it('suffice for a list of codes when one of them is held, and always for *', () => {
    expect(mayDo(codes, ['distribution.order.refund', 'distribution.order.edit'])).toBe(true)
    expect(mayDo(codes, '*')).toBe(true)
    expect(mayDo(codes, [])).toBe(false)
  })

  it('are unlimited when checking is switched off, except for what an entity cannot do at all [S6.03]', () => {
    const open = accessOf(menus, false).codes
    expect(mayDo(open, 'distribution.order.refund')).toBe(true)
    expect(mayDo(open, codeOfAction(loggerResource, 'create'))).toBe(false)
  })

  it('include the actions that a page’s menu lists, on that page only; `*` lists all', () => {
    const listing = readMenus([
      { code: 'a', type: 'page', path: '/a', properties: { actions: ['a.print'] }, children: [] },
      { code: 'b', type: 'page', path: '/b', properties: { actions: '*' }, children: [] },
    ])
    const access = accessOf(listing, true)
    const on = (path: string) => accessOn(access, metaOf(listing, path).actions).codes
    expect(mayDo(access.codes, 'a.print')).toBe(false)
    expect(mayDo(on('/a'), 'a.print')).toBe(true)
    expect(mayDo(on('/a'), 'a.delete')).toBe(false)
    expect(mayDo(on('/b'), 'a.delete')).toBe(true)
    expect(mayDo(on('/home'), 'a.print')).toBe(false)
  })

  it('map react-admin’s actions to the codes of pages, buttons and moves', () => {
    expect(codeOfAction(orderResource, 'list')).toBe(orderResource.permissions.page)
    expect(codeOfAction(orderResource, 'show')).toBe(orderResource.permissions.page)
    expect(codeOfAction(orderResource, 'delete')).toBe(orderResource.permissions.delete)
    const move = orderResource.states?.moves[0]
    expect(move && codeOfAction(orderResource, move.code)).toBe(move?.permission)
    expect(codeOfAction(orderResource, 'clone')).toBeUndefined()
  })
})
