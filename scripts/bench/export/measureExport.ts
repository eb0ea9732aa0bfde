import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { rateOf } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { readExport } from './readExport.ts'

const hundredThousand = 100_000

/** Measures the cost of one export of all orders on a server that has answered lists before. */
export async function measureExport(
  place: BenchServer,
  format: ExportFormat,
  { rows, say }: BenchOptions,
): Promise<Measure[]> {
  say(`  all orders as ${format}`)
  const server = await place.serve()
  try {
    const headers = { authorization: `Bearer ${place.token}` }
    const api = `${server.address}/api/v1/orders`
    await rateOf({ url: `${api}?pageSize=20`, headers }, { connections: 10, seconds: 2 })
    const before = server.memory()
    const started = performance.now()
    const bytes = await readExport(`${api}/export?format=${format}`, headers)
    const seconds = (performance.now() - started) / 1000
    const detail = `${rows} rows, ${Math.round(bytes / 1024 / 1024)} MiB, ${seconds.toFixed(1)} s`
    return [
      {
        name: `${format}: memory above that of lists`,
        value: server.memory() - before,
        unit: 'MiB',
        limit: { atMost: 40 },
        detail,
      },
      {
        name: `${format}: time for 100,000 rows`,
        value: (seconds / rows) * hundredThousand,
        unit: 's',
        ...(format === 'csv' ? { limit: { atMost: 3 } } : {}),
      },
    ]
  } finally {
    await server.stop()
  }
}
