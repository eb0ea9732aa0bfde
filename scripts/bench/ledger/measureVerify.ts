import type { BenchOptions, Measure } from '../measures/Measure.ts'
import type { BenchServer } from '../server/openBenchServer.ts'

/** Measures the time and the peak memory of `npm run ledger:verify` over the whole ledger. */
export async function measureVerify(place: BenchServer, { say }: BenchOptions): Promise<Measure[]> {
  say('  recomputing the ledger')
  const { ms, memory, output } = await place.finish('scripts/ledger/verify.ts')
  const detail = output.split('\n')[0] ?? ''
  return [
    { name: 'ledger:verify', value: ms / 1000, unit: 's', limit: { atMost: 60 }, detail },
    { name: 'ledger:verify, memory', value: memory, unit: 'MiB', limit: { atMost: 300 } },
  ]
}
