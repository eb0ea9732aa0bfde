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
  /** Says what it shows, to those who do not see it too. */
  label: string
  kind: ChartKind
  data: ChartData
  /** In pixels. */
  height?: number
  /** What the column of categories is called in the table that screen readers read. */
  categoryLabel: string
  /** Where the same table is to be seen beside the chart, it is not read twice. */
  hasTable?: boolean
  /** Called with the number of the category that was clicked or chosen by keys, counted from 0; for line and bar. */
  onOpen?: (index: number) => void
  /** Says to screen readers what opening does. */
  openHint?: string
  /** Drawn again every few seconds: nothing moves but the values. */
  isLive?: boolean
}

/** A chart in the colours of the page, drawn again 100 ms after its size has changed; a table of the same says it to screen readers. */
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
      {/* Its labels would be read one by one, without what they belong to. It is drawn again a moment after its place has changed. */}
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

/** The picture is not drawn again for a sheet, whose width no script is told: it is made as wide as that. */
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

/** Keeps a chart in its place as long as that is there, and draws it when what it shows is another. */
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
    // Names are cut to the room that they have.
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
  // What is shown is compared by its text: the data are made with each drawing.
  useEffect(() => {
    // In a live chart the tooltip stays, and what was hidden by the legend stays hidden.
    const made = chart.current
    if (isLive) made?.setOption({ ...option(made.getWidth()), animation: false })
    else made?.setOption(option(made.getWidth()), { notMerge: true })
    // Paper does not wait for the next frame.
    made?.getZr().flush()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shown` is made of the option
  }, [shown])
  return chart
}
