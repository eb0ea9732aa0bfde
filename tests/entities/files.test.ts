import { expect, it } from 'vitest'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { eachEntity } from './eachEntity.ts'

eachEntity('files', ['collection', 'tree'], ({ entity, table, client, inputs, does }) => {
  it.runIf(does('import') && does('export'))('say of each record what an import reads', async () => {
    await inputs().create(entity)
    await inputs().create(entity, 'required')
    const { text, status } = await client().file(`${table.path}/export?texts=import&zone=Europe/Berlin`)
    expect(status, text).toBe(200)
    const report = dataOf(
      await client().send<ImportReport>('POST', `${table.path}/import?dryRun=true&zone=Europe/Berlin`, {
        body: text,
        headers: { 'content-type': 'text/csv' },
      }),
    )
    expect(report, text).toMatchObject({ made: 0, changed: 0, refused: 0, faults: [] })
    expect(report.same).toBeGreaterThanOrEqual(2)
  })
})
