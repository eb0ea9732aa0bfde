import { startPostgres } from '../../postgres/startPostgres.ts'
import { buildAll } from '../../steps/buildAll.ts'
import type { Bench, BenchOptions, Measure } from '../Measure.ts'
import { fillOrders } from './fillOrders.ts'
import { measureCalls } from './measureCalls.ts'
import { measureSize } from './measureSize.ts'
import { openPlace } from './openPlace.ts'

const smallRows = 10_000
// As a server with some memory of its own has them.
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'work_mem=16MB', 'checkpoint_timeout=30min']

/** Calls on a large table on PostgreSQL, beside bare handlers and beside the same calls on a small one. */
export const serverBench: Bench = async (options) => {
  await buildAll()
  options.say('  starting PostgreSQL')
  const postgres = await startPostgres({ durable: true, settings })
  try {
    return await measure(postgres.url, options)
  } finally {
    await postgres.stop()
  }
}

async function measure(url: string, options: BenchOptions): Promise<Measure[]> {
  const small = await openPlace(url, 'small', (database) => fillOrders(database, smallRows))
  options.say(`  filling ${options.rows} orders`)
  const large = await openPlace(url, 'large', (database) => fillOrders(database, options.rows))
  try {
    return [...(await measureCalls(large, options)), ...(await measureSize({ large, small }, options))]
  } finally {
    await small.close()
    await large.close()
  }
}
