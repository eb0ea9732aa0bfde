import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { LongCallTurns } from '../limits/LongCallTurns.ts'
import type { UserTurns } from '../limits/UserTurns.ts'
import type { Caller, Context } from './entity/Context.ts'
import type { FiguresCache } from './figures/FiguresCache.ts'
import type { UnnamedFigures } from './figures/figuresOf.ts'
import type { TotalsCache } from './read/TotalsCache.ts'
import type { Parameters } from './query/Parameters.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import type { ExportRunner } from './export/jobs/ExportRunner.ts'
import type { CreateBatcher } from './atOnce/CreateBatcher.ts'
import type { RecordReader } from './read/RecordReader.ts'
import type { KeyedCall } from './write/onceByKey.ts'

/** One call: its route, its input, and the reply to write to. */
export interface Call {
  route: Route
  database: Database
  context: Context
  totals: TotalsCache
  figures: FiguresCache<UnnamedFigures>
  records: RecordReader
  batcher: CreateBatcher
  /** Limits the number of one user's transactions that run at once. */
  writes: UserTurns
  exports: LongCallTurns
  /** Makes the files of exports that run in the background. */
  runner: ExportRunner
  /** Aborted when the server begins to shut down. Long work stops then, so that nobody has to kill the process. */
  ending: AbortSignal
  /** Whether a user holds these codes now; undefined counts as true. */
  holds?: HoldsNow | undefined
  /** Refuses a call that has waited, if its caller may no longer make it. */
  recheckAccess: () => Promise<void>
  params: { id?: string }
  query: Parameters
  body: unknown
  /** The call's Idempotency-Key. */
  keyed?: KeyedCall | undefined
  reply: FastifyReply
}

/** The holder of pages and buttons: a user, or a user in a session. */
export type Holder = Pick<Caller, 'id' | 'sessionId'>

/** Whether a user may log in, the session still exists, and the user holds all these page and button codes, at this moment. */
export type HoldsNow = (holder: Holder, codes: readonly string[]) => Promise<boolean>

/** Whether the caller of a long task may still have it done. */
export async function mayContinue(
  { context: { user }, holds }: Pick<Call, 'context' | 'holds'>,
  codes: readonly string[],
): Promise<boolean> {
  return user === undefined || holds === undefined || holds(user, codes)
}

/** The work of one kind of generated call; the answer is an envelope or a file. */
export type Handler = (call: Call) => Promise<Envelope<Json> | Readable>

/** The id of the record that a call is about. */
export function idOf({ params }: Pick<Call, 'params'>): string {
  if (!isUuid(params.id)) throw queryInvalid('id', 'uuid')
  return params.id
}
