import { useListContext } from 'react-admin'
import { formatNumber } from '#shared/fields/formatNumber.ts'

/** After how many records the search stopped, as text; absent: it looked through all. */
export function useSearched(): string | undefined {
  const { meta } = useListContext()
  const searched: unknown = meta?.searched
  return typeof searched === 'number' ? formatNumber(searched) : undefined
}
