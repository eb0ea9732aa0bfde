import { sql } from '#server/database/sql.ts'

/** Whoever waits has a connection; this is less than others wait for one, or a single row that is held would stop all calls. */
const longest = '2500ms'

/** Limits how long the transaction waits for rows that others hold; whoever waits longer is told of a conflict. */
export const limitLockWaits = sql`SELECT set_config('lock_timeout', ${longest}, true)`
