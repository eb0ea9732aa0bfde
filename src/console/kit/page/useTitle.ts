import { useEffect } from 'react'
import { setTitle } from './title.ts'

/** Sets the title in the browser's title bar; an empty title changes nothing. */
export function useTitle(page: string): void {
  useEffect(() => {
    if (page) setTitle(page)
  }, [page])
}
