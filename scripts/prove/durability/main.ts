import { readArguments, readNumber } from '../../steps/readArguments.ts'
import { faultsOf, proveDurability } from './proveDurability.ts'

const usage =
  'npm run prove -- durability [--kills 100] [--restarts 20] [--first-starts 10] [--migrations 10] [--json]'
const { values } = readArguments({
  usage,
  args: process.argv.slice(3),
  options: {
    kills: { type: 'string', default: '100' },
    restarts: { type: 'string', default: '20' },
    'first-starts': { type: 'string', default: '10' },
    migrations: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
})
const started = performance.now()
const found = await proveDurability({
  kills: readNumber('kills', values.kills, usage),
  restarts: readNumber('restarts', values.restarts, usage),
  firstStarts: readNumber('first-starts', values['first-starts'], usage),
  migrations: readNumber('migrations', values.migrations, usage),
  onProgress: (line) => console.error(line),
})
const faults = faultsOf(found)
if (values.json) console.log(JSON.stringify(found))
else {
  const { kills, restarts, migrations, firstStarts } = found
  for (const [kind, { rounds, acknowledged, lost }] of Object.entries(kills))
    console.log(`${kind}: ${rounds} kills, ${acknowledged} acknowledged writes, ${lost.length} lost`)
  console.log(
    `postgres: ${restarts.rounds} restarts under load, ${restarts.acknowledged} acknowledged writes, ` +
      `${restarts.refused} times 503, ${restarts.wrong.length} wrong answers, ${restarts.lost.length} lost`,
  )
  for (const [kind, { rounds, nothing, whole, half }] of Object.entries(migrations))
    console.log(
      `${kind}: ${rounds} kills in a migration, ${nothing} times nothing, ${whole} whole, ${half.length} half`,
    )
  console.log(
    `embedded: ${firstStarts.rounds} first starts killed four times each, ${firstStarts.wrong.length} wrong`,
  )
  for (const fault of faults.slice(0, 40)) console.log(fault)
  console.log(`${faults.length} faults, ${Math.round((performance.now() - started) / 1000)} s`)
}
process.exitCode = faults.length === 0 ? 0 : 1
