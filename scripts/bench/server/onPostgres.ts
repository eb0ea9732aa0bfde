import { startPostgres } from '../../postgres/startPostgres.ts'
import { buildAll } from '../../steps/buildAll.ts'
import type { Bench, BenchOptions, Measure } from '../measures/Measure.ts'

// The settings of a server with sufficient memory.
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'work_mem=16MB', 'checkpoint_timeout=30min']

/** A bench of the built server on its own PostgreSQL server, whose address it gets. */
export function onPostgres(measure: (url: string, options: BenchOptions) => Promise<Measure[]>): Bench {
  return async (options) => {
    await buildAll()
    options.say('  starting PostgreSQL')
    const postgres = await startPostgres({ durable: true, settings })
    try {
      return await measure(postgres.url, options)
    } finally {
      await postgres.stop()
    }
  }
}
