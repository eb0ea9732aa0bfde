import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import LinearProgress from '@mui/material/LinearProgress'
import { useIsFetching } from '@tanstack/react-query'

/** Long enough for a page's chunk and its first request to begin. */
const settleTime = 250

/** A line at the top while one goes from page to page, until the page has what it asked for. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const fetching = useIsFetching() > 0
  const [arrivedAt, setArrivedAt] = useState<string>()
  const moving = arrivedAt !== pathname
  useEffect(() => {
    if (!moving || fetching) return undefined
    const timer = setTimeout(() => setArrivedAt(pathname), settleTime)
    return () => clearTimeout(timer)
  }, [moving, fetching, pathname])
  if (!moving) return null
  return (
    <LinearProgress
      aria-hidden
      sx={{ position: 'fixed', inset: '0 0 auto', height: 2, zIndex: 'tooltip', bgcolor: 'transparent' }}
    />
  )
}
