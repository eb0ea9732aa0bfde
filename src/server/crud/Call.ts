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
import type { Counted } from './figures/figuresOf.ts'
import type { TotalsCache } from './read/TotalsCache.ts'
import type { Parameters } from './query/Parameters.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import type { ExportRunner } from './export/jobs/ExportRunner.ts'
import type { CreateBatcher } from './atOnce/CreateBatcher.ts'
import type { RecordReader } from './read/RecordReader.ts'
import type { KeyedCall } from './write/onceByKey.ts'

/** One call: which route it came by, what came in, and where the answer goes. */
export interface Call {
  route: Route
  database: Database
  context: Context
  totals: TotalsCache
  figures: FiguresCache<Counted>
  records: RecordReader
  maker: CreateBatcher
  /** Of one person's transactions so many are under way at once. */
  writes: UserTurns
  exports: LongCallTurns
  /** Makes the files of exports that go on by themselves. */
  runner: ExportRunner
  /** Aborted once the server is told to end: what goes on for minutes ends, so that nobody has to kill the process. */
  ending: AbortSignal
  /** Whether a user holds these codes now; absent: yes. */
  holds?: HoldsNow | undefined
  /** Refuses the call, which has waited, if its caller may not make it any more. */
  askAgain: () => Promise<void>
  params: { id?: string }
  query: Parameters
  body: unknown
  /** The Idempotency-Key that the call came with. */
  keyed?: KeyedCall | undefined
  reply: FastifyReply
}

/** Who holds pages and buttons: a user, or one as long as a session lasts. */
export type Holder = Pick<Caller, 'id' | 'sessionId'>

/** Whether a user may still log in, the session lasts, and they hold all of these pages and buttons, at the moment of asking. */
export type HoldsNow = (holder: Holder, codes: readonly string[]) => Promise<boolean>

/** Whether the caller of something that takes long, and that they wait for, may still have it done. */
export async function mayStill(
  { context: { user }, holds }: Pick<Call, 'context' | 'holds'>,
  codes: readonly string[],
): Promise<boolean> {
  return user === undefined || holds === undefined || holds(user, codes)
}

/** What one kind of generated call does; the answer is an envelope, or a file. */
export type Handler = (call: Call) => Promise<Envelope<Json> | Readable>

/** The record that a call is about. */
export function idOf({ params }: Pick<Call, 'params'>): string {
  if (!isUuid(params.id)) throw queryInvalid('id', 'uuid')
  return params.id
}

/** Under which the writes of one record take turns. */
export function rowOf({ table }: Route, { id }: { id: string }): string {
  return `${table.name} ${id.toLowerCase()}`
}
