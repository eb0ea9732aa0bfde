import { useEffect } from 'react'
import { setTitle } from './title.ts'

/** Names the page in the browser's title bar. Without a name it leaves the title alone. */
export function useTitle(page: string): void {
  useEffect(() => {
    if (page) setTitle(page)
  }, [page])
}
