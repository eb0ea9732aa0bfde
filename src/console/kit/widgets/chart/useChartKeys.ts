import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import type { ChartData } from './ChartData.ts'
import { pointAfter } from './pointAfter.ts'

interface Keys {
  label: string
  data: ChartData
  /** Says what Enter does. */
  hint?: string | undefined
  onOpen: ((index: number) => void) | undefined
  /** Points at a category; undefined points at none. */
  onPoint: (index: number | undefined) => void
}

/** Moves between a chart's points by keys, like a slider, so that screen readers announce each; only if points can be opened. */
export function useChartKeys({ label, data, hint, onOpen, onPoint }: Keys) {
  const [chosen, setChosen] = useState(0)
  const last = data.categories.length - 1
  if (!onOpen || last < 0) return {}
  const index = Math.min(chosen, last)
  const point = (next: number): void => {
    setChosen(next)
    onPoint(next)
  }
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-description': hint,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': index,
    'aria-valuetext': textOf(data, index),
    onFocus: () => onPoint(index),
    onBlur: () => onPoint(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const next = pointAfter(event.key, index, last)
      if (next === undefined && event.key !== 'Enter') return
      event.preventDefault()
      if (next === undefined) onOpen(index)
      else point(next)
    },
  } as const
}

function textOf({ categories, series }: ChartData, index: number): string {
  const values = series.map(({ values: all }) => all[index] ?? null)
  const texts = values.map((value) => (value === null ? '–' : formatNumber(value)))
  return `${categories[index] ?? ''}: ${texts.join(', ')}`
}
