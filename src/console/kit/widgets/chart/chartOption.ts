import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind } from './ChartData.ts'

/** The colours and the font of the page that a chart stands on. */
export interface ChartLook {
  text: string
  line: string
  paper: string
  colors: readonly string[]
  font: string
  /** Whether people want nothing to move. */
  isStill: boolean
  /** Of the chart, in pixels. */
  width: number
}

/** Bars are 30 pixels wide where there is room. */
const barWidth = 30

/** What ECharts is told to draw. */
export function chartOption(kind: ChartKind, given: ChartData, look: ChartLook): EChartsCoreOption {
  const data = harmless(given)
  const text = { color: look.text, fontFamily: look.font }
  return {
    color: [...look.colors],
    textStyle: text,
    animation: !look.isStill,
    animationDuration: 300,
    tooltip: {
      trigger: 'axis',
      backgroundColor: look.paper,
      borderColor: look.line,
      textStyle: text,
      confine: true,
      extraCssText: 'max-width: 320px; white-space: normal; overflow-wrap: anywhere',
    },
    ...(data.series.length > 1
      ? { legend: { top: 0, type: 'scroll', textStyle: text, pageTextStyle: text } }
      : {}),
    ...axes(kind, data, look),
  }
}

/**
 * zrender keeps the widths of texts in a plain object: it takes the prototype of all objects for what it kept of the text
 * `__proto__`, and writes to it. A joiner, which nobody sees, makes that another text.
 */
function harmless({ categories, series }: ChartData): ChartData {
  const apart = (text: string) => text.replaceAll('__proto__', '__\u2060proto__')
  return {
    categories: categories.map(apart),
    series: series.map(({ name, values }) => ({ name: apart(name), values })),
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
    axisLabel: {
      color: look.text,
      hideOverlap: true,
      ...(isOfOneYear(categories) && { formatter: withoutYear }),
      ...labelRoom(kind, categories.length, look.width),
    },
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

/** Pixels that labels below bars cannot have: the axis of values takes them, and the chart's own edges. */
const aroundBars = 64
const labelGap = 8
const leastLabel = 56
const mostLabel = 280

/** Names have the room that the chart has for them: below bars two lines of it, beside them one. The tooltip says them whole. */
function labelRoom(kind: ChartKind, count: number, width: number) {
  if (kind === 'line') return {}
  const room = kind === 'rank' ? width * 0.35 : (width - aroundBars) / Math.max(1, count) - labelGap
  const within = { width: Math.round(Math.min(mostLabel, Math.max(leastLabel, room))) }
  if (kind === 'rank') return { ...within, overflow: 'truncate' }
  return { ...within, overflow: 'break', lineHeight: 16, height: 32, lineOverflow: 'truncate' }
}

/** Whether they are days of the same year, which then need not be said at each; the tooltip says it. */
function isOfOneYear(categories: readonly string[]): boolean {
  const years = new Set(categories.map((text) => /^(\d{4}-)\d{2}-\d{2}$/.exec(text)?.[1]))
  return years.size === 1 && !years.has(undefined)
}

function withoutYear(day: string): string {
  return day.slice(5)
}
