import { useTheme } from '@mui/material/styles'
import type { OverlayScrollbars } from 'overlayscrollbars'
import { OverlayScrollbarsComponent } from 'overlayscrollbars-react'
import 'overlayscrollbars/overlayscrollbars.css'
import type { ReactNode } from 'react'

interface ScrollbarProps {
  children: ReactNode
  /** The name of the scrolling content for screen readers. */
  label: string
  /** In pixels. */
  height: number
  /** The delay in milliseconds from the last movement until the bar is hidden: `quick` 100, `slow` 1300. */
  autoHide?: keyof typeof delays
}

const delays = { quick: 100, slow: 1300 } as const
/** How long changes of the content are collected, in milliseconds: at least, and at most even if changes keep coming. */
const debounce: [number, number] = [0, 33]

/** A box that scrolls with a thin bar over its content, which hides itself; the arrow keys scroll it too. */
export function Scrollbar({ children, label, height, autoHide = 'quick' }: ScrollbarProps) {
  const isDark = useTheme().palette.mode === 'dark'
  const scrollbars = {
    theme: isDark ? 'os-theme-light' : 'os-theme-dark',
    autoHide: 'move',
    autoHideDelay: delays[autoHide],
  } as const
  return (
    <OverlayScrollbarsComponent
      options={{ scrollbars, update: { debounce } }}
      events={{ initialized: (instance) => makeReachable(instance, label) }}
      style={{ height }}
    >
      {children}
    </OverlayScrollbarsComponent>
  )
}

/** Makes the library's scrolling element reachable, which neither the keyboard nor screen readers would find by themselves. */
function makeReachable(instance: OverlayScrollbars, label: string): void {
  const { viewport } = instance.elements()
  viewport.tabIndex = 0
  viewport.setAttribute('role', 'group')
  viewport.setAttribute('aria-label', label)
}
