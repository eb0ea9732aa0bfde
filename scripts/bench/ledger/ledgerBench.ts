import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { onPostgres } from '../server/onPostgres.ts'
import { openBenchServer } from '../server/openBenchServer.ts'
import { fillLedger } from './fillLedger.ts'
import { measurePayments } from './measurePayments.ts'
import { measureVerify } from './measureVerify.ts'
import { measureWhatIf } from './measureWhatIf.ts'

/** The ledger of a large shop: the cost of a payment, trials of other rules during lists, and the check of the whole ledger. */
export const ledgerBench = onPostgres(measure)

async function measure(url: string, options: BenchOptions): Promise<Measure[]> {
  options.say(`  filling ${options.rows} orders and their ledger`)
  const place = await openBenchServer(url, 'ledger', (database) => fillLedger(database, options.rows))
  try {
    const verify = await measureVerify(place, options)
    const server = await place.serve()
    try {
      return [
        ...verify,
        ...(await measureWhatIf(place, server.address, options)),
        ...(await measurePayments(place, server.address, options)),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await place.close()
  }
}
