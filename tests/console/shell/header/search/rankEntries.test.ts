import Pinyin from 'pinyin-match'
import { describe, expect, it } from 'vitest'
import type { SearchEntry } from '#console/shell/header/search/SearchEntry.ts'
import { rankEntries } from '#console/shell/header/search/rankEntries.ts'

const page = (id: string, name: string, ...aliases: string[]): SearchEntry => ({
  id,
  kind: 'page',
  name,
  aliases,
  place: '',
  groups: id.startsWith('/distribution') ? ['分销', 'Distribution'] : [],
  icon: undefined,
  href: id,
})
const action = (id: string, name: string, ...aliases: string[]): SearchEntry => ({
  ...page(id, name, ...aliases),
  kind: 'action',
})

const entries = [
  page('/home', '首页', 'Home'),
  page('/good', '商品', 'Goods'),
  page('/order', '订单', 'Orders'),
  page('/distribution', '分销规则', 'Commission rules'),
  page('/distributionLog', '分销记录', 'Commission log'),
  page('/role', '角色', 'Roles'),
  page('/chongqing', '重庆仓库'),
  action('/order/create', '新建订单', 'Order'),
]
const find = (text: string, recent: readonly string[] = []) =>
  rankEntries(entries, text, { match: Pinyin.match, recent })
const idsOf = (text: string, recent?: readonly string[]) => find(text, recent).map(({ entry }) => entry.id)

describe('page search [S2.06]', () => {
  it.each([
    ['Chinese', '记录', '/distributionLog'],
    ['English', 'log', '/distributionLog'],
    ['English in capitals', 'COMMISSION L', '/distributionLog'],
    ['full pinyin', 'dingdan', '/order'],
    ['pinyin that is half typed', 'fenxiaoji', '/distributionLog'],
    ['pinyin with spaces', 'ding dan', '/order'],
    ['an English plural where the name is singular', 'commission logs', '/distributionLog'],
    ['initials', 'sp', '/good'],
    ['initials in capitals', 'FXGZ', '/distribution'],
    ['one reading of a character that has several', 'juese', '/role'],
    ['its other reading', 'jiaose', '/role'],
    ['the usual reading of a place', 'chongqing', '/chongqing'],
    ['the other reading of that place', 'zhongqing', '/chongqing'],
  ])('finds a page by %s', (_by, text, id) => {
    expect(idsOf(text)[0]).toBe(id)
  })

  it('lists a page before its actions', () => {
    expect(idsOf('dd')).toEqual(['/order', '/order/create'])
    expect(idsOf('订单')).toEqual(['/order', '/order/create'])
  })

  it('finds pages by the name of their group when nothing else matches', () => {
    expect(idsOf('distribution')).toEqual(['/distribution', '/distributionLog'])
  })

  it('does not treat the last letter of initials as a plural', () => {
    expect(idsOf('sps')).toEqual([])
  })

  it('lists recently opened pages first among equal matches', () => {
    expect(idsOf('fx')).toEqual(['/distribution', '/distributionLog'])
    expect(idsOf('fx', ['/distributionLog'])).toEqual(['/distributionLog', '/distribution'])
  })

  it('marks the matching letters, in the name or in the alias', () => {
    expect(find('dan')[0]).toMatchObject({ entry: { id: '/order' }, range: [1, 1] })
    expect(find('roles')[0]).toMatchObject({ alias: { text: 'Roles', range: [0, 4] } })
  })

  it('offers the recently opened pages first, then the others, before anything is typed', () => {
    const offered = idsOf('  ', ['/role', '/gone', '/good'])
    expect(offered.slice(0, 3)).toEqual(['/role', '/good', '/home'])
    expect(offered).not.toContain('/order/create')
  })

  it('finds nothing for text that does not occur, including special characters of regular expressions', () => {
    for (const text of ['xyz', '(', '\\', '[a', '*']) expect(idsOf(text)).toEqual([])
  })
})
