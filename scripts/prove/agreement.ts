import { routes } from '#generated/routes/routes.ts'
import { resources } from '#generated/resources/resources.ts'
import { readArguments, readNumber } from '../steps/readArguments.ts'
import { prove } from './prove.ts'
import { tableOf } from './tableOf.ts'

// Proves that browser, server, database, API document and type agree on every value.
const usage =
  'npm run prove [-- durability] [-- --values 120000] [--entity <name>] [--entity <another>] … [--seed <number>] [--json]'
const { values } = readArguments({
  usage,
  options: {
    values: { type: 'string', default: '120000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    entity: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
})
const { entity: entities, json } = values
const seed = readNumber('seed', values.seed, usage)
const said = (line: string) => console.error(line)
const started = performance.now()
const tally = await prove({
  values: readNumber('values', values.values, usage, 1),
  seed,
  entities,
  onProgress: said,
})
const { disagreements, failures } = tally

if (json) console.log(JSON.stringify({ ...tally, keywords: [...tally.keywords.keys()] }))
else {
  console.log(`\n${tableOf(tally)}\n`)
  for (const { entity: where, property, keyword, layer, admitted, value } of disagreements.slice(0, 40)) {
    console.log(`${where}.${property} (${keyword}): ${layer} ${admitted ? 'admits' : 'refuses'} ${value}`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${tally.values} different values, ${tally.admitted} admitted by every layer, seed ${seed}, ${seconds} s`,
  )
  const unsent = resources.filter((resource) => !isSent(resource.entity)).map((resource) => resource.entity)
  console.log(`Not proved, as nobody can send them: ${unsent.join(', ')}`)
  for (const failure of failures) console.log(`${failure.entity} was not proved: ${failure.reason}`)
  console.log(`${disagreements.length} disagreements`)
}
process.exitCode = disagreements.length + failures.length === 0 ? 0 : 1

function isSent(entity: string): boolean {
  return routes.some(
    ({ table, operation }) =>
      table.entity === entity && (operation === 'create' || operation === 'updateSingle'),
  )
}
