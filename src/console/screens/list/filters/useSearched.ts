import { useListContext } from 'react-admin'
import { formatNumber } from '#shared/fields/formatNumber.ts'

/** The number of records after which a search stopped, as text; undefined if it looked through all of them. */
export function useSearched(): string | undefined {
  const { meta } = useListContext()
  const searched: unknown = meta?.searched
  return typeof searched === 'number' ? formatNumber(searched) : undefined
}
