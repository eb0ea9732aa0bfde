import { useEffect } from 'react'
import { config } from '../config/config.ts'

/** Names the page in the browser's title bar: `Login - Admin`. Without a name it leaves the title to somebody else. */
export function useTitle(page: string): void {
  useEffect(() => {
    if (page) document.title = `${page} - ${config.title}`
  }, [page])
}
