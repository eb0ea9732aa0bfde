import { v7 } from 'uuid'
import { sql } from '#server/database/sql.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { buildAll } from '../../steps/buildAll.ts'
import type { Bench, BenchOptions, Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { rateOf } from '../server/loadOf.ts'
import { openBenchServer } from '../server/openBenchServer.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { fillPolicy, policySize } from './fillPolicy.ts'

const connections = 10
const rounds = 12
const script = 'scripts/bench/policy/policyServer.ts'

/** A call that a large policy allows, compared with the same call on a server without permission checks. */
export const policyBench: Bench = async (options) => {
  await buildAll()
  const postgres = await startPostgres()
  try {
    const place = await openBenchServer(postgres.url, 'policy', async () => undefined)
    try {
      return [await measure(place, options)]
    } finally {
      await place.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(place: BenchServer, { seconds, say }: BenchOptions): Promise<Measure> {
  const id = v7()
  await place.database.run(sql`INSERT INTO "good" (id, name, price, min_price, first_price, status)
    VALUES (${id}, '商品', 100, 50, 0, 'normal')`)
  const headers = { authorization: `Bearer ${await fillPolicy(place.database, '/api/v1/goods/:id')}` }
  const [checked, unchecked] = await Promise.all([place.run(script), place.run(script, 'unchecked')])
  try {
    const rate = ({ address }: typeof checked): Promise<number> =>
      rateOf({ url: `${address}/api/v1/goods/${id}`, headers }, { connections, seconds: seconds / 4 })
    await rate(checked)
    await rate(unchecked)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Alternates the two, so that other load on the machine affects both.
      const first = await rate(checked)
      const others = (await rate(unchecked)) + (await rate(unchecked))
      ratios.push((first + (await rate(checked))) / others)
    }
    say(`  ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`)
    const detail = `${policySize.roles} roles, ${policySize.roles * policySize.lines} lines`
    const name = 'an allowed call, of the same without permission checking'
    return { name, value: medianOf(ratios), unit: 'x', limit: { atLeast: 0.95 }, detail }
  } finally {
    await Promise.all([checked.stop(), unchecked.stop()])
  }
}
