import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { ExportRunner } from '#server/crud/export/jobs/ExportRunner.ts'
import { addExportJob, exportJobsOf } from '#server/crud/export/jobs/exportJobs.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startedTemplate, testConfig } from '#tests/support/testServer.ts'
import { startProxy } from '../../database/startProxy.ts'

const databases = testDatabases('postgres')

/** A job of the administrator, for a process whose connection to the database can be cut. */
async function openOutage() {
  const place = await databases.place(await startedTemplate(testConfig(tmpdir())))
  const direct = await openDatabase(place)
  databases.afterwards(() => direct.close())
  const proxy = await startProxy(place.url ?? '')
  databases.afterwards(() => proxy.cut())
  const database = await openDatabase({ ...place, url: proxy.url, poolSize: 2 })
  databases.afterwards(() => database.close())
  const admin = await direct.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
  const userId = admin?.id ?? ''
  const job = { userId, entity: 'order', format: 'csv', rows: 1, pages: [], byDepartment: false } as const
  const id = await direct.transaction((tx) => addExportJob(tx, job))
  const task = (file: Readable) => ({
    id,
    userId,
    entity: 'order',
    mayRun: async () => true,
    open: async () => file,
  })
  return { direct, proxy, database, id, task, told: async () => (await exportJobsOf(direct, userId))[0] }
}

it('an export that loses its database is reported as failed for that reason once the database is back [S7.03]', async () => {
  const { direct, proxy, database, id, task, told } = await openOutage()
  const faults: unknown[] = []
  const runner = new ExportRunner(database, (error) => faults.push(error))
  async function* file() {
    await proxy.cut()
    yield JSON.stringify(await database.row(sql`SELECT 1`))
  }
  runner.take(task(Readable.from(file())))
  // Two faults: the outage, and that the job could not be marked.
  await expect.poll(() => faults.length).toBe(2)
  // Longer than other processes wait for a sign of life.
  await direct.run(sql`UPDATE export_job SET beat_at = now() - interval '1 minute' WHERE id = ${id}`)
  expect(await told()).toMatchObject({ id, state: 'running' })
  await proxy.mend()
  await runner.failEnded()
  expect(await told()).toMatchObject({ id, state: 'failed', reason: 'DATABASE_UNAVAILABLE' })
  await runner.close()
})

it('an export whose server ends without its database is marked as failed by another server [S7.03]', async () => {
  const { direct, proxy, database, id, task, told } = await openOutage()
  const runner = new ExportRunner(database, () => undefined)
  const file = new Readable({ read: () => undefined })
  runner.take(task(file))
  await expect.poll(async () => (await told())?.state).toBe('running')
  await expect.poll(() => file.listenerCount('readable')).toBeGreaterThan(0)
  await proxy.cut()
  await runner.close()
  expect(file.destroyed).toBe(true)
  await direct.run(sql`UPDATE export_job SET beat_at = now() - interval '1 minute' WHERE id = ${id}`)
  await new ExportRunner(direct, () => undefined).failEnded()
  expect(await told()).toMatchObject({ id, state: 'failed' })
})
