import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CascadingSelect } from '#console/fields/region/CascadingSelect.tsx'
import type { LoadCascade } from '#console/kit/inputs/CascadeAnswer.ts'

const drawn = (load: LoadCascade, maxLevel?: number) =>
  renderToString(
    createElement(CascadingSelect, {
      levels: ['province', 'city', 'district'].map((label) => ({ id: label, label })),
      chosen: ['浙江省'],
      onChoose: () => undefined,
      load,
      successCode: 200,
      words: {
        failed: '请求失败',
        loading: '加载中',
        none: '没有选项',
        clear: '清空',
        open: '打开',
        close: '收起',
      },
      ...(maxLevel !== undefined && { maxLevel }),
    }),
  )

it('a cascading select has one select per level, down to level 1 unless told otherwise [S9.08]', () => {
  const load = async () => ({ code: 200, data: [] })
  const levels = (html: string) => html.match(/role="combobox"/g)?.length
  expect([levels(drawn(load)), levels(drawn(load, 2))]).toEqual([2, 3])
  expect(drawn(load)).toContain('浙江省')
})

it('a cascading select demands that its loader be an async function [S5.11]', () => {
  const load: LoadCascade = () => Promise.resolve({ code: 200, data: [] })
  expect(() => drawn(load)).toThrow(/async function/)
})
