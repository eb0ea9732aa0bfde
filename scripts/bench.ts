import { writeFile } from 'node:fs/promises'
import { benches } from './bench/benches.ts'
import { meetsLimit } from './bench/measures/Measure.ts'
import type { BenchOptions, Measure } from './bench/measures/Measure.ts'
import { tableOfMeasures } from './bench/measures/tableOfMeasures.ts'
import { readArguments, readNumber, refuseArguments } from './steps/readArguments.ts'

// `npm run bench [-- server generator …]`: measures speed, as ratios of values from one run.
const usage = `npm run bench [-- ${Object.keys(benches).join(' ')}] [--seconds 4] [--rows 1000000] [--json file]`
const { values, positionals } = readArguments({
  usage,
  words: Object.keys(benches).length,
  options: {
    seconds: { type: 'string', default: '4' },
    rows: { type: 'string', default: '1000000' },
    json: { type: 'string' },
  },
})
const options: BenchOptions = {
  seconds: readNumber('seconds', values.seconds, usage, 0.1),
  rows: readNumber('rows', values.rows, usage, 20_000),
  say: (line) => console.error(line),
}
const names = positionals.length > 0 ? positionals : Object.keys(benches)
const unknown = names.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) refuseArguments(`There is no bench named ${unknown.join(', ')}.`, usage)

const results: Record<string, readonly Measure[]> = {}
for (const name of names) {
  const bench = await benches[name]?.()
  if (!bench) continue
  console.log(`\n${name}`)
  const measures = await bench(options)
  results[name] = measures
  console.log(tableOfMeasures(measures))
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`)
process.exitCode = Object.values(results).flat().every(meetsLimit) ? 0 : 1
