import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind } from './ChartData.ts'

/** The colours and the font of the page that a chart stands on. */
export interface ChartLook {
  text: string
  line: string
  paper: string
  colors: readonly string[]
  font: string
}

/** Bars are 30 pixels wide where there is room. */
const barWidth = 30

/** What ECharts is told to draw. */
export function chartOption(kind: ChartKind, data: ChartData, look: ChartLook): EChartsCoreOption {
  const text = { color: look.text, fontFamily: look.font }
  return {
    color: [...look.colors],
    textStyle: text,
    animationDuration: 300,
    tooltip: {
      trigger: 'axis',
      backgroundColor: look.paper,
      borderColor: look.line,
      textStyle: text,
      confine: true,
    },
    ...(data.series.length > 1
      ? { legend: { top: 0, type: 'scroll', textStyle: text, pageTextStyle: text } }
      : {}),
    ...axes(kind, data, look),
  }
}

function axes(kind: ChartKind, { categories, series }: ChartData, look: ChartLook): EChartsCoreOption {
  const line = { lineStyle: { color: look.line } }
  const isRank = kind === 'rank'
  const named = {
    type: 'category',
    data: [...categories],
    inverse: isRank,
    axisLine: line,
    axisTick: { show: false },
    axisLabel: { color: look.text, hideOverlap: true, width: 96, overflow: 'truncate' },
  }
  const isWhole = series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  const valued = {
    type: 'value',
    splitLine: line,
    axisLabel: { color: look.text, hideOverlap: true },
    // Nobody counts half an order.
    ...(isWhole && { minInterval: 1 }),
  }
  return {
    grid: { top: series.length > 1 ? 40 : 16, left: 8, right: 16, bottom: 8, containLabel: true },
    xAxis: isRank ? valued : named,
    yAxis: isRank ? named : valued,
    series: series.map(({ name, values }) => ({
      name,
      type: kind === 'line' ? 'line' : 'bar',
      data: [...values],
      barMaxWidth: barWidth,
      showSymbol: values.length < 60,
    })),
  }
}
