import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import type { EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import type { ChartData, ChartKind } from './ChartData.ts'
import { ChartTable } from './ChartTable.tsx'
import { chartOption } from './chartOption.ts'
import { useChartKeys } from './useChartKeys.ts'
import { useChartLook } from './useChartLook.ts'

register([BarChart, LineChart, GridComponent, TooltipComponent, LegendComponent, CanvasRenderer])

interface ChartProps {
  /** The caption of the chart, also for screen readers. */
  label: string
  kind: ChartKind
  data: ChartData
  /** In pixels. */
  height?: number
  /** The title of the category column in the table for screen readers. */
  categoryLabel: string
  /** Whether the same table is visible beside the chart, so that it need not be read twice. */
  hasTable?: boolean
  /** Called with the index of the category that was clicked or chosen by keys, from 0; only for line and bar. */
  onOpen?: (index: number) => void
  /** Tells screen readers what opening does. */
  openHint?: string
  /** Whether the chart is updated every few seconds: then only the values change, without an animation. */
  isLive?: boolean
}

/** A chart in the colours of the page, fitted again 100 ms after its size has changed; screen readers get the data as a table. */
export function Chart({
  label,
  kind,
  data,
  height = 320,
  categoryLabel,
  hasTable = false,
  isLive = false,
  onOpen,
  openHint,
}: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const look = useChartLook()
  const shown = JSON.stringify([kind, data, look])
  const chart = useChart(place, { shown, height, isLive, onOpen }, (width) =>
    chartOption(kind, data, { ...look, width }),
  )
  const keys = useChartKeys({
    label,
    data,
    hint: openHint,
    onOpen,
    onPoint: (index) => chart.current?.dispatchAction(tipOf(index)),
  })
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      {/* Hidden from screen readers, which would read its labels one by one, without context. The chart is fitted a moment
          after its size has changed. */}
      <Box {...keys} sx={focusStyle}>
        <Box ref={place} aria-hidden sx={[placeStyle, { height, ...onPaper(height) }]} />
      </Box>
      <figcaption style={visuallyHidden}>{label}</figcaption>
      {!hasTable && (
        <div style={visuallyHidden}>
          <ChartTable label={label} data={data} categoryLabel={categoryLabel} />
        </div>
      )}
    </Box>
  )
}

const focusStyle = {
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}

const placeStyle = { width: '100%', overflow: 'hidden' }

/** Scales the picture to the width of the paper: the chart cannot be drawn again, because no script knows that width. */
function onPaper(height: number) {
  return {
    '@media print': {
      height: 'auto',
      '& > div:has(canvas)': { width: '100% !important', height: 'auto !important' },
      '& canvas': {
        position: 'static !important',
        width: '100% !important',
        height: 'auto !important',
        maxHeight: height * 1.5,
        objectFit: 'contain',
      },
    },
  }
}

function tipOf(dataIndex: number | undefined) {
  return dataIndex === undefined ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex }
}

const waitMs = 100

/** Keeps a chart in its element as long as that exists, and draws it when the shown data have changed. */
function useChart(
  place: RefObject<HTMLDivElement | null>,
  {
    shown,
    height,
    isLive,
    onOpen,
  }: { shown: string; height: number; isLive: boolean } & Pick<ChartProps, 'onOpen'>,
  option: (width: number) => ReturnType<typeof chartOption>,
): RefObject<EChartsType | undefined> {
  const chart = useRef<EChartsType>(undefined)
  const opened = useEffectEvent((index: number) => onOpen?.(index))
  const fit = useEffectEvent((made: EChartsType) => {
    const before = made.getWidth()
    made.resize({ height })
    // Labels are cut to the available width.
    if (made.getWidth() !== before) made.setOption({ ...option(made.getWidth()), animation: false })
  })
  useEffect(() => {
    if (!place.current) return undefined
    const made = init(place.current)
    chart.current = made
    made.getZr().on('click', ({ offsetX, offsetY }) => {
      if (made.containPixel('grid', [offsetX, offsetY]))
        opened(Math.round(made.convertFromPixel({ xAxisIndex: 0 }, offsetX)))
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => fit(made), waitMs)
    })
    observer.observe(place.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      made.dispose()
    }
  }, [place])
  // The shown data are compared as text, because they are new objects at each rendering.
  useEffect(() => {
    // In a live chart the tooltip stays, and series hidden through the legend stay hidden.
    const made = chart.current
    if (isLive) made?.setOption({ ...option(made.getWidth()), animation: false })
    else made?.setOption(option(made.getWidth()), { notMerge: true })
    // Draws at once, because printing does not wait for the next frame.
    made?.getZr().flush()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shown` is made of the option
  }, [shown])
  return chart
}
