import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind } from './ChartData.ts'

/** The colours and the font of the page around a chart. */
export interface ChartLook {
  text: string
  line: string
  paper: string
  colors: readonly string[]
  font: string
  /** Whether animations are unwanted. */
  isStill: boolean
  /** The width of the chart, in pixels. */
  width: number
}

/** The largest width of a bar, in pixels. */
const barWidth = 30

/** The option from which ECharts draws the chart. */
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
 * Breaks up the text `__proto__` with an invisible joiner. zrender caches the widths of texts in a plain object: for
 * `__proto__` it would
 * take the prototype of all objects for a cache entry, and write to it.
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
    // Counts have no fractions.
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

/** Pixels that are not available to labels below bars: the value axis and the chart's edges take them. */
const aroundBars = 64
const labelGap = 8
const leastLabel = 56
const mostLabel = 280

/** Limits labels to the available room: two lines below bars, one line beside them. The tooltip shows them in full. */
function labelRoom(kind: ChartKind, count: number, width: number) {
  if (kind === 'line') return {}
  const room = kind === 'rank' ? width * 0.35 : (width - aroundBars) / Math.max(1, count) - labelGap
  const within = { width: Math.round(Math.min(mostLabel, Math.max(leastLabel, room))) }
  if (kind === 'rank') return { ...within, overflow: 'truncate' }
  return { ...within, overflow: 'break', lineHeight: 16, height: 32, lineOverflow: 'truncate' }
}

/** Whether all categories are days of the same year, which labels then leave out; the tooltip shows it. */
function isOfOneYear(categories: readonly string[]): boolean {
  const years = new Set(categories.map((text) => /^(\d{4}-)\d{2}-\d{2}$/.exec(text)?.[1]))
  return years.size === 1 && !years.has(undefined)
}

function withoutYear(day: string): string {
  return day.slice(5)
}
