import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { fillOrders } from './fillOrders.ts'
import { measureMixed } from './measureMixed.ts'
import { onPostgres } from './onPostgres.ts'
import { openBenchServer } from './openBenchServer.ts'

/** Readers and writers together on a large table on PostgreSQL, compared with bare handlers. */
export const mixedBench = onPostgres(measure)

async function measure(url: string, options: BenchOptions): Promise<Measure[]> {
  options.say(`  filling ${options.rows} orders`)
  const place = await openBenchServer(url, 'mixed', (database) => fillOrders(database, options.rows))
  try {
    return await measureMixed(place, options)
  } finally {
    await place.close()
  }
}
