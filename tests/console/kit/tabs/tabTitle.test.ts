import { expect, it } from 'vitest'
import { tabTitle, titleParts } from '#console/kit/tabs/tabTitle.ts'

it('a tab title is split into name and action, even when the name contains the separator', () => {
  const title = tabTitle('茶 · 250g', '编辑商品')
  expect(title).toBe('茶 · 250g · 编辑商品')
  expect(titleParts(title)).toEqual(['茶 · 250g', ' · 编辑商品'])
  expect(titleParts('首页')).toEqual(['首页', ''])
})

it('the action in a tab title is shown in its own direction, whatever marks the name leaves open', () => {
  expect(tabTitle('\u202egpj.exe', '编辑商品')).toBe('\u202egpj.exe\u202c · 编辑商品')
})
