import { menus } from '#generated/menus/menus.ts'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { sampleMenus, samplesCode } from '#shared/samples/sampleMenus.ts'
import type { Config } from '../config/Config.ts'

/** The menus for this database: those of the schemas, and the sample pages if the settings ask for them. */
export async function catalogueOf(tx: Transaction, { samples }: Config): Promise<readonly MenuNode[]> {
  return samples && (await takesSamples(tx)) ? [...menus, ...sampleMenus] : menus
}

/** Whether the sample pages may be planted: an update must not add them to an existing installation. */
async function takesSamples(tx: Transaction): Promise<boolean> {
  const row = await tx.row<{ takes: boolean }>(
    sql`SELECT count(*) = 0 OR bool_or(code = ${samplesCode}) AS takes FROM planted_menu`,
  )
  return row?.takes === true
}
