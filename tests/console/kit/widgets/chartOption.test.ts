import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { expect, it } from 'vitest'
import { chartOption } from '#console/kit/widgets/chart/chartOption.ts'

const look = {
  text: '#111',
  line: '#222',
  paper: '#fff',
  colors: ['#333'],
  font: 'sans-serif',
  isStill: false,
  width: 800,
}
const data = { categories: ['1', '2'], series: [{ name: 'sold', values: [3, null] }] }

it('bars of a chart are at most 30 pixels wide, and lines have no such limit [S9.08]', () => {
  for (const [kind, type] of [
    ['bar', 'bar'],
    ['rank', 'bar'],
    ['line', 'line'],
  ] as const)
    expect(chartOption(kind, data, look)['series']).toMatchObject([
      { type, barMaxWidth: 30, data: [3, null] },
    ])
})

it('a chart’s axis has only whole numbers when its values are whole', () => {
  const measured = { categories: ['1'], series: [{ name: 'paid', values: [0.5] }] }
  expect(chartOption('bar', data, look)['yAxis']).toMatchObject({ minInterval: 1 })
  expect(chartOption('rank', data, look)['xAxis']).toMatchObject({ minInterval: 1 })
  expect(chartOption('bar', measured, look)['yAxis']).not.toHaveProperty('minInterval')
})

it('labels of a chart are as wide as it allows, and have two lines below bars', () => {
  const namesIn = (width: number, count: number) => {
    const many = { categories: Array.from({ length: count }, String), series: [] }
    return chartOption('bar', many, { ...look, width })['xAxis']
  }
  expect(namesIn(800, 4)).toMatchObject({ axisLabel: { width: 176, overflow: 'break', height: 32 } })
  expect(namesIn(300, 20)).toMatchObject({ axisLabel: { width: 56 } })
  expect(chartOption('rank', data, look)['yAxis']).toMatchObject({
    axisLabel: { width: 280, overflow: 'truncate' },
  })
})

it('days on a chart’s axis have no year when all are in the same one', () => {
  const axisOf = (categories: readonly string[]) =>
    chartOption('line', { categories, series: [] }, look)['xAxis']
  expect(axisOf(['2026-11-01', '2026-11-02'])).toHaveProperty('axisLabel.formatter')
  for (const categories of [['2026-12-31', '2027-01-01'], ['2026-11'], ['tea']])
    expect(axisOf(categories)).not.toHaveProperty('axisLabel.formatter')
})

it('a chart draws a category named __proto__ without changing Object.prototype', () => {
  use([BarChart, LineChart, GridComponent, TooltipComponent, LegendComponent, SVGRenderer])
  const name = '__proto__'
  const values = [1, 2]
  const series = [
    { name, values },
    { name: `${name} 2`, values },
  ]
  for (const kind of ['bar', 'rank', 'line'] as const) {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width: 400, height: 300 })
    chart.setOption(chartOption(kind, { categories: [name, `tea\n${name} ${name}`], series }, look))
    expect(chart.renderToSVGString().replaceAll('\u2060', '')).toContain(name)
    chart.dispose()
  }
  const traces = Object.keys(Object.prototype)
  for (const trace of traces) Reflect.deleteProperty(Object.prototype, trace)
  expect(traces).toEqual([])
})
