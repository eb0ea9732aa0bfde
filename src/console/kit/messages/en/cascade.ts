import type { CascadeMessages } from '../zh/cascade.ts'

/** Words of cascading selects and of regions, in English. */
export const cascade: CascadeMessages = {
  failed: 'Request failed',
  loading: 'Loading…',
  none: 'Nothing matches',
  province: 'Province',
  city: 'City',
  district: 'District',
}
