import type { BenchOptions, Measure } from '../measures/Measure.ts'
import type { Place } from '../server/openPlace.ts'

/** `npm run ledger:verify` over the whole ledger: how long it takes and what memory it holds at most. */
export async function measureVerify(place: Place, { say }: BenchOptions): Promise<Measure[]> {
  say('  recomputing the ledger')
  const { ms, memory, output } = await place.finish('scripts/ledger/verify.ts')
  const detail = output.split('\n')[0] ?? ''
  return [
    { name: 'ledger:verify', value: ms / 1000, unit: 's', limit: { atMost: 60 }, detail },
    { name: 'ledger:verify, memory', value: memory, unit: 'MiB', limit: { atMost: 300 } },
  ]
}
