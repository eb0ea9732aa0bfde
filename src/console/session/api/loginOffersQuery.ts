import { queryOptions } from '@tanstack/react-query'
import { loadLoginOffers } from './loginOffers.ts'

/** The query of the options that this installation's log-in page offers. */
export const loginOffersQuery = queryOptions({
  queryKey: ['loginOffers'],
  queryFn: ({ signal }) => loadLoginOffers(signal),
})
