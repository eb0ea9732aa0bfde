import { useTitle } from '../navigation/useTitle.ts'
import { useTrail } from './useTrail.ts'

/** Puts the page's name before the product's in the browser's title bar. */
export function useDocumentTitle(): void {
  useTitle(useTrail().title)
}
