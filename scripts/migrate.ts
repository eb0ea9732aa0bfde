import { migrate } from '#server/database/migrate/migrate.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { startFailure } from '#server/config/startFailure.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { generate } from './generate/generate.ts'
import { checkSchemas } from './generate/check/checkSchemas.ts'
import { formatProblem } from './generate/load/formatProblem.ts'
import { loadSchemas } from './generate/load/loadSchemas.ts'
import { buildModel } from './generate/model/buildModel.ts'
import { report } from './generate/report.ts'
import { indexNotes } from './migrate/indexNotes.ts'
import { planLines } from './migrate/planLines.ts'
import { databaseExists, locationName, openLocation, locationOf } from './migrate/openLocation.ts'
import { planMigration } from './migrate/planMigration.ts'
import { indexLines, usedIndexes } from './migrate/usedIndexes.ts'
import { allowanceIn, lossOptions, lossUsage, lossWants } from './generate/lossOptions.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'

// `npm run migrate`: updates the database to the schemas, as the start does too. --plan only shows what that would do, --indexes
// the purpose and the cost of each index.
const usage = `npm run migrate [-- --plan [--json] | --indexes [--json]] ${lossUsage}`
const { values } = readArguments({
  usage,
  options: {
    plan: { type: 'boolean', default: false },
    indexes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    ...lossOptions,
  },
  wants: lossWants,
})
const allowed = allowanceIn(values, usage)
const place = locationOf(process.env)

try {
  process.exitCode = values.plan ? await plan() : values.indexes ? await indexes() : await apply()
} catch (error) {
  console.error(error instanceof AppError ? startFailure(error) : error)
  process.exitCode = 1
}

async function plan(): Promise<number> {
  const found = await planMigration({ root, place, files: migrationFiles(), ...allowed })
  console.log(values.json ? JSON.stringify(found, null, 2) : planLines(found).join('\n'))
  return found.refusals.length > 0 ? 1 : 0
}

async function indexes(): Promise<number> {
  const loaded = loadSchemas(root)
  const problems = checkSchemas(loaded).filter(({ severity }) => severity === 'error')
  for (const problem of problems) console.error(formatProblem(problem))
  if (problems.length > 0) return 1
  if (!databaseExists(place)) {
    console.error('There is no database to look at yet.')
    return 1
  }
  const database = await openLocation(place)
  try {
    const found = await usedIndexes(database, indexNotes(buildModel(loaded)))
    console.log(values.json ? JSON.stringify(found, null, 2) : indexLines(found).join('\n'))
    return 0
  } finally {
    await database.close()
  }
}

async function apply(): Promise<number> {
  const result = await generate({ root, check: false, ...allowed })
  report(result, false)
  if (!result.ok) return 1
  const database = await openLocation(place)
  try {
    const applied = await migrate(database, migrationFiles())
    for (const name of applied) console.log(`applied ${name}`)
    console.log(`${locationName(place)} is up to date.`)
    return 0
  } finally {
    await database.close()
  }
}
