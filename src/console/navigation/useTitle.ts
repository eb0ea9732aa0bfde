import { useEffect } from 'react'
import { config } from '../config/config.ts'

/** Names the page in the browser's title bar: `Login - Admin`. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page ? `${page} - ${config.title}` : config.title
  }, [page])
}
