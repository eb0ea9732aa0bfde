import { expect, it } from 'vitest'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { renameMenus } from '#server/start/renameMenus.ts'
import { renameProperties } from '#server/start/renameProperties.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/testServer.ts'

eachDatabase('the count of a numbered property', (databases) => {
  it('goes on after the entity and the property were renamed', async () => {
    const database = await databases.open()
    await migrate(database, migrationFiles())
    await database.run(sql`INSERT INTO number_series (series, last) VALUES
      ('sales_bill.number S-{}', 7), ('sales_bill.other {}/A', 3), ('sales_bills.number S-{}', 9),
      ('sales_invoice.code S-{}', 2)`)
    await database.run(sql`INSERT INTO renamed_entity (former, name, former_path, path)
      VALUES ('salesBill', 'salesInvoice', '/bills', '/invoices')`)
    await database.run(
      sql`INSERT INTO renamed_property (entity, former, name) VALUES ('salesInvoice', 'number', 'code')`,
    )
    await database.transaction(async (tx) => {
      await renameMenus(tx)
      await renameProperties(tx, serverCatalog(testConfig('')))
    })
    expect(await database.rows(sql`SELECT series, last FROM number_series ORDER BY series`)).toEqual([
      { series: 'sales_bills.number S-{}', last: 9 },
      { series: 'sales_invoice.code S-{}', last: 7 },
      { series: 'sales_invoice.other {}/A', last: 3 },
    ])
  })
})
