import { describe, expect, it } from 'vitest'
import { accessOf, mayDo } from '#console/session/access/Access.ts'
import { leafPages, menuEntries, readMenus, shownMenus } from '#console/session/menus/MenuItem.ts'
import { plainMeta } from '#console/session/menus/RouteMeta.ts'
import { readRouteMeta } from '#console/session/menus/readRouteMeta.ts'

describe('the properties of a menu [S3.12]', () => {
  it('say everything about its page', () => {
    const properties = {
      title: '文档',
      title_en: 'Docs',
      icon: 'Article',
      isMenu: false,
      keepAlive: false,
      permission: 'a.b',
      actions: ['a.b.print'],
      layout: 'routeView',
      target: '_blank',
      type: 'iframe',
      url: 'https://example.com/docs',
      breadcrumb: ['甲', { name: 'b', meta: { title: '乙' }, path: '/b' }],
      openKeys: ['a'],
      badge: 3,
    }
    const { title, title_en, ...rest } = properties
    expect(readRouteMeta(properties)).toEqual({
      ...rest,
      title: { zh: title, en: title_en },
      permission: ['a.b'],
      breadcrumb: [
        { name: '甲', title: '甲', path: '' },
        { name: 'b', title: '乙', path: '/b' },
      ],
      badge: '3',
    })
  })

  it.each([undefined, null, [], 'text', 7, {}])('may be missing: %j', (properties) =>
    expect(readRouteMeta(properties)).toEqual(plainMeta),
  )

  it('are left out where they make no sense', () => {
    const nonsense = {
      title: 7,
      isMenu: 'no',
      keepAlive: 0,
      permission: [1, ' ', null],
      actions: {},
      layout: 'sideways',
      target: '_top',
      type: 'button',
      url: 'example.com',
      breadcrumb: 'no',
      openKeys: [[]],
      badge: false,
    }
    expect(readRouteMeta(nonsense)).toEqual(plainMeta)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    '//example.com',
    'https://someone:secret@example.com/',
    'java\nscript:alert(1)',
  ])('take no other address than of the web: %j', (url) => {
    expect(readRouteMeta({ type: 'link', url }).url).toBeUndefined()
  })

  it('open links in a new tab and give frames the whole page, unless they say otherwise', () => {
    expect(readRouteMeta({ type: 'link' }).target).toBe('_blank')
    expect(readRouteMeta({ type: 'link', target: '_self' }).target).toBe('_self')
    expect(readRouteMeta({ type: 'iframe' }).layout).toBe('custom')
    expect(readRouteMeta({ type: 'iframe', layout: 'basic' }).layout).toBe('basic')
  })

  it.each([
    [5, '5'],
    ['新', '新'],
    ['99++++++', '99++++'],
    [{}, undefined],
    [Number.NaN, undefined],
  ])('hold a badge: %j', (badge, read) => {
    expect(readRouteMeta({ badge }).badge).toBe(read)
  })

  it('name what is offered on the page, or everything [S5.07]', () => {
    expect(readRouteMeta({ actions: ['*', 'a.b'] }).actions).toEqual(['*', 'a.b'])
  })
})

describe('a menu', () => {
  const menus = readMenus([
    {
      code: 'a',
      type: 'page',
      path: '',
      children: [
        { code: 'a.x', type: 'page', path: '/x', properties: { isMenu: false } },
        { code: 'a.y', type: 'page', path: '/y', properties: { permission: ['a.z'] } },
        { code: 'a.f', type: 'page', path: null, properties: { type: 'iframe', url: 'https://example.com' } },
        { code: 'a.l', type: 'page', path: '', properties: { type: 'link', url: 'https://example.com' } },
        { code: 'a.n', type: 'page', path: '', properties: { type: 'link', url: 'javascript:0' } },
      ],
    },
    {
      code: 'b',
      type: 'page',
      path: '',
      children: [{ code: 'b.h', path: '/h', properties: { isMenu: false } }],
    },
    { code: 'c', type: 'page', path: '/c', children: [{ code: 'a.z', type: 'button', path: null }] },
  ])

  it('shows pages, frames and links, but nothing hidden, unsafe or empty', () => {
    expect(menuEntries(shownMenus(menus)).map(({ code }) => code)).toEqual(['a.y', 'a.f', 'a.l', 'c'])
    expect(shownMenus(menus).map(({ code }) => code)).toEqual(['a', 'c'])
  })

  it('has pages at their paths, frames too, and links nowhere', () => {
    expect(leafPages(menus).map(({ path }) => path)).toEqual(['/x', '/y', '/frame/a.f', '/h', '/c'])
  })

  it('opens what asks for a further code only with that code', () => {
    expect(mayDo(accessOf(menus, true).codes, 'a.y')).toBe(true)
    const without = accessOf(menus.slice(0, 2), true)
    expect(mayDo(without.codes, 'a.y')).toBe(false)
    expect(leafPages(without.menus).map(({ code }) => code)).toEqual(['a.x', 'a.f', 'b.h'])
    expect(mayDo(accessOf(menus.slice(0, 2), false).codes, 'a.y')).toBe(true)
  })
})
