import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { fillOrders } from './fillOrders.ts'
import { measureCalls } from './measureCalls.ts'
import { measureSize } from './measureSize.ts'
import { onPostgres } from './onPostgres.ts'
import { openBenchServer } from './openBenchServer.ts'

const smallRows = 10_000

/** Calls on a large table on PostgreSQL, compared with bare handlers and with the same calls on a small table. */
export const serverBench = onPostgres(measure)

async function measure(url: string, options: BenchOptions): Promise<Measure[]> {
  const small = await openBenchServer(url, 'small', (database) => fillOrders(database, smallRows))
  options.say(`  filling ${options.rows} orders`)
  const large = await openBenchServer(url, 'large', (database) => fillOrders(database, options.rows))
  try {
    return [...(await measureCalls(large, options)), ...(await measureSize({ large, small }, options))]
  } finally {
    await small.close()
    await large.close()
  }
}
