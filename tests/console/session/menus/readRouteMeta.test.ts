import { describe, expect, it } from 'vitest'
import { accessOf, mayDo } from '#console/session/access/Access.ts'
import { leafPages, menuEntries, readMenus, shownMenus } from '#console/session/menus/MenuItem.ts'
import { plainMeta } from '#console/session/menus/RouteMeta.ts'
import { readRouteMeta } from '#console/session/menus/readRouteMeta.ts'

describe('the properties of a menu [S3.12]', () => {
  it('describe its page completely', () => {
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

  it('are ignored when they are invalid', () => {
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
  ])('accept no address except web addresses: %j', (url) => {
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
  ])('can contain a badge: %j', (badge, read) => {
    expect(readRouteMeta({ badge }).badge).toBe(read)
  })

  it('list the actions of the page, or all by * [S5.07]', () => {
    expect(readRouteMeta({ actions: ['*', 'a.b'] }).actions).toEqual(['*', 'a.b'])
  })
})

describe('the tree of menus', () => {
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

  it('shows pages, frames and links, but no hidden, unsafe or empty ones', () => {
    expect(menuEntries(shownMenus(menus)).map(({ code }) => code)).toEqual(['a.y', 'a.f', 'a.l', 'c'])
    expect(shownMenus(menus).map(({ code }) => code)).toEqual(['a', 'c'])
  })

  it('has a path for each page and frame, and none for links', () => {
    expect(leafPages(menus).map(({ path }) => path)).toEqual(['/x', '/y', '/frame/a.f', '/h', '/c'])
  })

  it('opens a page that demands a further permission code only with that code', () => {
    expect(mayDo(accessOf(menus, true).codes, 'a.y')).toBe(true)
    const without = accessOf(menus.slice(0, 2), true)
    expect(mayDo(without.codes, 'a.y')).toBe(false)
    expect(leafPages(without.menus).map(({ code }) => code)).toEqual(['a.x', 'a.f', 'b.h'])
    expect(mayDo(accessOf(menus.slice(0, 2), false).codes, 'a.y')).toBe(true)
  })
})
