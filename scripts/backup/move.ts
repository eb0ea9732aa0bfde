import { openDatabase } from '#server/database/open/openDatabase.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { moveDatabase } from '#server/transfer/moveDatabase.ts'
import { databaseExists, locationName, locationOf } from '../migrate/openLocation.ts'

/** Copies the embedded database, whose server must be stopped, and leaves the original unchanged. */
export async function move(to: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { folder } = locationOf(environment)
  if (!databaseExists({ url: undefined, folder }))
    throw new Error(`There is no embedded database in ${folder}`)
  if (!/^postgres(ql)?:\/\/[^/]/u.test(to))
    throw new Error('--to takes postgres://user:password@host/database')
  const source = await openDatabase({ folder })
  try {
    const target = await openDatabase({ url: to, folder, poolSize: 2 })
    try {
      await moveDatabase(source, target, {
        files: migrationFiles(),
        onTable: (name, { rows, sum }) => console.log(`${name}: ${rows} rows, ${sum.slice(0, 16)}`),
      })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  const where = locationName({ url: to, folder })
  console.log(`All rows are in ${where}, compared table by table; ${folder} is as it was.`)
  console.log(`Start with DATABASE_URL, and keep FENXIAO_DATA: the key and the uploaded files stay there.`)
}
