import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { importBytesAtMost } from '#shared/contracts/import/ImportReport.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { callOf } from '../audit/callOf.ts'
import { appErrorOf } from '../http/appErrorOf.ts'
import { onCallEnd } from '../http/onCallEnd.ts'
import { LongCallTurns } from '../limits/LongCallTurns.ts'
import { UserTurns } from '../limits/UserTurns.ts'
import type { Call, Handler, HoldsNow } from './Call.ts'
import { addExportRunner } from './export/jobs/addExportRunner.ts'
import type { ExportRunner } from './export/jobs/ExportRunner.ts'
import type { Catalog, Context } from './entity/Context.ts'
import { handlers } from './handlers.ts'
import { FiguresCache } from './figures/FiguresCache.ts'
import type { UnnamedFigures } from './figures/figuresOf.ts'
import { TotalsCache } from './read/TotalsCache.ts'
import { requireNoParameters } from './query/Parameters.ts'
import type { Parameters } from './query/Parameters.ts'
import { CreateBatcher } from './atOnce/CreateBatcher.ts'
import { RecordReader } from './read/RecordReader.ts'
import { slowCallTurns } from './slowCallTurns.ts'
import type { TakeTurn } from './slowCallTurns.ts'
import { keyedCallOf } from './write/onceByKey.ts'
import type { KeyedCall } from './write/onceByKey.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page or button code that permits this call. */
    permission?: string
    /** Whether the body is a file of rows. */
    takesFile?: boolean
  }
}

export interface CrudOptions {
  database: Database
  catalog: Catalog
  routes: readonly Route[]
  /** Whether a caller holds a button code, according to the policy. */
  may?: (request: FastifyRequest, permission: string) => Promise<boolean>
  /** Whether a user holds codes; used for background work that the user does not wait for. */
  holds?: HoldsNow
  /** Refuses a call that has waited, if its caller may no longer make it. Without this option no call is refused. */
  recheckAccess?: (request: FastifyRequest) => Promise<void>
  /** Makes the files of background exports; if absent, these calls get a runner of their own. */
  runner?: ExportRunner
}

/** Registers the generated calls below the prefix that the app sets. */
export async function crudRoutes(app: FastifyInstance, options: CrudOptions): Promise<void> {
  const imports = new LongCallTurns({ ofOne: 2, refusal: 'REQUESTS_LIMITED' })
  const turnOf = slowCallTurns(options.database)
  const shared = {
    totals: new TotalsCache(),
    figures: new FiguresCache<UnnamedFigures>(),
    records: new RecordReader(options.database),
    batcher: new CreateBatcher(options.database),
    writes: new UserTurns(options.database.turns.ofUser),
    exports: new LongCallTurns({ ofOne: 2, ofAll: 4, refusal: 'EXPORTS_BUSY' }),
    runner: options.runner ?? addExportRunner(app, options.database),
    ending: endingOf(app),
  }
  addCsvBody(app)
  for (const route of options.routes) register(app, route, { ...options, imports, turnOf, shared })
}

/** Aborted when the server starts to shut down. */
function endingOf(app: FastifyInstance): AbortSignal {
  const ending = new AbortController()
  app.addHook('preClose', async () => ending.abort())
  return ending.signal
}

interface Registered extends CrudOptions {
  imports: LongCallTurns
  turnOf: (route: Route) => TakeTurn | undefined
  /** The objects that all calls share. */
  shared: Pick<
    Call,
    'totals' | 'figures' | 'records' | 'batcher' | 'writes' | 'exports' | 'runner' | 'ending'
  >
}

interface Shape {
  Params: { id?: string }
  Querystring: Parameters
}

function register(app: FastifyInstance, route: Route, options: Registered): void {
  const { database, imports, shared, holds, recheckAccess = async () => undefined } = options
  const { method, url, operation, permission, table } = route
  const handle = handlers[operation]
  const takeTurn = options.turnOf(route)
  app.route<Shape>({
    method,
    url,
    ...(operation === 'import' ? { bodyLimit: importBytesAtMost, onRequest: countCall(imports) } : {}),
    config: {
      access: 'policy',
      permission,
      entity: table.entity,
      ...(exporting.has(operation) ? { audited: true } : {}),
      ...(operation === 'import' ? { takesFile: true } : {}),
    },
    handler: (request, reply) => {
      const { params, query, body } = request
      if (withoutParameters.has(operation)) requireNoParameters(query)
      const context = contextOf(request, options)
      const keyed = method === 'POST' ? keyedOf(request, context) : undefined
      const access = { holds, recheckAccess: () => recheckAccess(request) }
      const call = { route, database, context, ...shared, ...access, params, query, body, keyed, reply }
      const work = () =>
        method === 'GET' || exporting.has(operation) ? handle(call) : noteWrite(call, handle)
      if (!takeTurn) return work()
      return takeTurn({ userId: request.user?.id ?? '', table: table.name }, async () => {
        await recheckAccess(request)
        return work()
      })
    },
  })
}

/** Counts a call until its answer is over. Counting starts before the body is read, because the whole body is kept in memory. */
function countCall(turns: LongCallTurns): onRequestHookHandler {
  return (request, reply, done) => {
    onCallEnd(request, reply, turns.take(request.user?.id ?? '').leave)
    done()
  }
}

/** Calls about one record, which the URL names; they take no parameters. */
const withoutParameters: ReadonlySet<Operation> = new Set([
  'get',
  'getSingle',
  'create',
  'update',
  'updateSingle',
  'delete',
  'move',
])

/** Calls that only read but are recorded in the audit log. */
const exporting: ReadonlySet<Operation> = new Set(['export', 'exportLater'])

const addsNone: ReadonlySet<Operation> = new Set(['update', 'bulkUpdate', 'updateSingle', 'move', 'bulkMove'])

/** Makes a change visible in the writer's lists. `create` reports itself, because only it knows whether a record was added. */
async function noteWrite(call: Call, handle: Handler): ReturnType<Handler> {
  const { route, totals, context } = call
  const { operation, table } = route
  const unchanged = addsNone.has(operation)
    ? ({ records: 0, begunAt: performance.now() } as const)
    : undefined
  try {
    const answer = await handle(call)
    if (operation !== 'create') totals.wrote(table, context.user, unchanged)
    return answer
  } catch (error) {
    // A refused call changes nothing. If it reset the totals, strangers could force a recount of everything.
    if (errorTable[appErrorOf(error).code].status >= 500) totals.wrote(table, context.user)
    throw error
  }
}

/** Accepts CSV files as raw bytes; calls that take no file refuse them. */
function addCsvBody(app: FastifyInstance): void {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (request, body, done) => {
    const takesFiles = request.routeOptions.config.takesFile === true
    done(takesFiles ? null : new AppError('MEDIA_TYPE_UNSUPPORTED'), body)
  })
}

function keyedOf({ headers, method, url, body }: FastifyRequest, context: Context): KeyedCall | undefined {
  const given = Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body
  return keyedCallOf({ header: headers['idempotency-key'], method, url, body: given }, context)
}

function contextOf(request: FastifyRequest, { catalog, may }: CrudOptions): Context {
  return {
    catalog,
    user: request.user ?? undefined,
    call: callOf(request),
    yields: true,
    may: may && ((permission) => may(request, permission)),
  }
}
