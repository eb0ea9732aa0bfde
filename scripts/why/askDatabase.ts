import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { RouteTable } from '#server/policy/RouteTable.ts'
import { why } from '#server/policy/why.ts'
import type { Question } from '#server/policy/why.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'
import { withDatabase } from '../steps/withDatabase.ts'

/** Answers from the database that the environment names, with the routes of a server that does not listen. */
export async function askDatabase(question: Question): Promise<Explanation> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
  return withDatabase(async (database) => {
    const routeTable = new RouteTable()
    const app = await buildApp({ config, database, catalog: serverCatalog(config) }, routeTable)
    const answer = await why(database, routeTable, question)
    await app.close()
    return answer
  })
}
