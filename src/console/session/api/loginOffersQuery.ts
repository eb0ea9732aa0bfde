import { queryOptions } from '@tanstack/react-query'
import { loadLoginOffers } from './loginOffers.ts'

/** What the log-in page of this installation offers. */
export const loginOffersQuery = queryOptions({
  queryKey: ['loginOffers'],
  queryFn: ({ signal }) => loadLoginOffers(signal),
})
