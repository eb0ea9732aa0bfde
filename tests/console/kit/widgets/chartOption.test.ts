import { expect, it } from 'vitest'
import { chartOption } from '#console/kit/widgets/chart/chartOption.ts'

const look = { text: '#111', line: '#222', paper: '#fff', colors: ['#333'], font: 'sans-serif' }
const data = { categories: ['1', '2'], series: [{ name: 'sold', values: [3, null] }] }

it('bars are 30 pixels wide where there is room; lines have none [S9.08]', () => {
  for (const [kind, type] of [
    ['bar', 'bar'],
    ['rank', 'bar'],
    ['line', 'line'],
  ] as const)
    expect(chartOption(kind, data, look)['series']).toMatchObject([
      { type, barMaxWidth: 30, data: [3, null] },
    ])
})
