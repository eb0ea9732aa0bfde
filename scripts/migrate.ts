import { migrate } from '#server/database/migrate/migrate.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { startFailure } from '#server/config/startFailure.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { generate } from './generate/generate.ts'
import { report } from './generate/report.ts'
import { linesOf } from './migrate/linesOf.ts'
import { nameOf, openPlace, placeOf } from './migrate/openPlace.ts'
import { planMigration } from './migrate/planMigration.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'

// `npm run migrate`: brings the database to the schemas, as the start does too. --plan only says what that would do.
const { values } = readArguments({
  usage: 'npm run migrate [-- --plan [--json]] [--allow-loss "<reason>"]',
  options: {
    plan: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'allow-loss': { type: 'string' },
  },
})
const reason = values['allow-loss']?.trim()
const allowed = reason ? { allowLoss: reason } : {}
const place = placeOf(process.env)

try {
  process.exitCode = values.plan ? await plan() : await apply()
} catch (error) {
  console.error(error instanceof AppError ? startFailure(error) : error)
  process.exitCode = 1
}

async function plan(): Promise<number> {
  const found = await planMigration({ root, place, files: migrationFiles(), ...allowed })
  console.log(values.json ? JSON.stringify(found, null, 2) : linesOf(found).join('\n'))
  return found.refusals.length > 0 ? 1 : 0
}

async function apply(): Promise<number> {
  const result = await generate({ root, check: false, ...allowed })
  report(result, false)
  if (!result.ok) return 1
  const database = await openPlace(place)
  try {
    const applied = await migrate(database, migrationFiles())
    for (const name of applied) console.log(`applied ${name}`)
    console.log(`${nameOf(place)} is up to date.`)
    return 0
  } finally {
    await database.close()
  }
}
