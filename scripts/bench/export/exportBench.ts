import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { fillOrders } from '../server/fillOrders.ts'
import { onPostgres } from '../server/onPostgres.ts'
import { openBenchServer } from '../server/openBenchServer.ts'
import { measureExport } from './measureExport.ts'
import { measureJob } from './measureJob.ts'
import { measureListsDuringExport } from './measureListsDuringExport.ts'

/** Exports of a whole table: memory, time, and lists at the same time. */
export const exportBench = onPostgres(measure)

async function measure(url: string, options: BenchOptions): Promise<Measure[]> {
  options.say(`  filling ${options.rows} orders`)
  const place = await openBenchServer(url, 'export', (database) => fillOrders(database, options.rows))
  try {
    return [
      ...(await measureExport(place, 'csv', options)),
      ...(await measureExport(place, 'xlsx', options)),
      ...(await measureJob(place, options)),
      await measureListsDuringExport(place, options),
    ]
  } finally {
    await place.close()
  }
}
