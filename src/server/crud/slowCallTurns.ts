import type { Database } from '#server/database/Database.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import { UserTurns } from '../limits/UserTurns.ts'

/** Runs the work of a call when it is its user's turn. */
export type TakeTurn = <T>(caller: { userId: string; table: string }, work: () => Promise<T>) => Promise<T>

/** Bulk calls of one user at once. Each writes up to 500 records and holds a connection all the while. */
const bulksOfUser = 2

/** Reads of whole records by one user at once. Each reads all the rows of a record, without a limit. */
const wholeRecordsOfUser = 2

/** Limits one user's slow calls, which leaves room for other users. Returns the turn of a route; undefined if it needs none. */
export function slowCallTurns(database: Database): (route: Route) => TakeTurn | undefined {
  const turns = turnsByOperation(database)
  return (route) => (isBrief(route) ? undefined : turns[route.operation])
}

function turnsByOperation({ reads: { ofUser } }: Database): Readonly<Partial<Record<Operation, TakeTurn>>> {
  const searchesOfTable = new UserTurns(ofUser.ofTable)
  const searches = new UserTurns(ofUser.inAll)
  const bulks = new UserTurns(bulksOfUser)
  const wholeRecords = new UserTurns(wholeRecordsOfUser)
  const search: TakeTurn = ({ userId, table }, work) =>
    searchesOfTable.take(`${userId} ${table}`, () => searches.take(userId, work))
  const bulk: TakeTurn = ({ userId }, work) => bulks.take(userId, work)
  const whole: TakeTurn = ({ userId }, work) => wholeRecords.take(userId, work)
  return {
    get: whole,
    list: search,
    listDeleted: search,
    options: search,
    tree: search,
    figures: search,
    // The call counts its rows before the export goes on in the background.
    exportLater: search,
    bulkUpdate: bulk,
    bulkMove: bulk,
    bulkDelete: bulk,
    restore: bulk,
    purge: bulk,
  }
}

/** Whether a call needs no turn. One record is found fast even among a million, but not together with rows of its own. */
function isBrief({ operation, table }: Route): boolean {
  return operation === 'get' && !table.children
}
