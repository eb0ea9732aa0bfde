import type { DatabaseKind } from '#server/database/Database.ts'
import { readArguments, readNumber } from '../../steps/readArguments.ts'
import { faultsOf, proveHostile } from './proveHostile.ts'

const usage = 'npm run prove -- hostile [--requests 10000] [--seed 1]'
const { values } = readArguments({
  usage,
  args: process.argv.slice(3),
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const requests = readNumber('requests', values.requests, usage)
const seed = readNumber('seed', values.seed, usage)
const faults: string[] = []
for (const kind of ['embedded', 'postgres'] satisfies DatabaseKind[]) {
  const found = await proveHostile(kind, { requests, seed })
  const { before, after } = found.memory
  console.log(
    `${kind}: ${JSON.stringify(found.answers)}, memory ${before.toFixed(0)} -> ${after.toFixed(0)} MiB`,
  )
  faults.push(...faultsOf(kind, found))
}
for (const fault of faults.slice(0, 40)) console.log(fault)
console.log(`${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
