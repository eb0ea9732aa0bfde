import { Pool } from 'pg'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import { columnTypes } from '../columnTypes.ts'
import type { ConnectionSource } from '../ConnectionSource.ts'
import type { Database, DatabaseHealth, PooledQueries } from '../Database.ts'
import { failureOf, isServerFull } from '../failureOf.ts'
import { measureHealth } from '../measureHealth.ts'
import { pooledQueries } from '../pooledQueries.ts'
import { sql } from '../sql.ts'
import { ReadTurns } from '../ReadTurns.ts'
import { WriteTurns } from '../WriteTurns.ts'
import { PostgresListener } from './PostgresListener.ts'

/** Long enough that people who return after a pause find connections with statements already parsed. */
const idleMs = 2 * 60_000

/** How long a caller waits for a connection. */
const connectionPatienceMs = 3000

/** The share of the connections that writes may hold at once: they wait for locks, reads do not. */
const writersShare = 0.7

/** The share of the connections that reads of one table may hold at once. */
const readersShare = 0.5

/** The number of connections that the lists of one person leave to all others. */
const leftByUser = 2

/** The oldest PostgreSQL that the migrations are tested on. */
const oldestVersion = 15

const settings = [
  // A call that waits for a lock holds a connection. It waits for less time than others wait for a connection: otherwise one
  // locked row would stop all calls.
  'lock_timeout=2500',
  'TimeZone=UTC',
  // Every search reads the pending list of a gram index: 1 ms for 1 MB, four times that for PostgreSQL's default of 4 MB. A call
  // that exceeds the limit has to sort the list in; mostly GramSorter.ts does so before, because a thousand orders add 1 MB.
  'gin_pending_list_limit=1MB',
  // Starting parallel workers takes longer than any page does.
  'max_parallel_workers_per_gather=0',
  // So does compiling a query.
  'jit=off',
  // The default assumes a spinning disk and avoids indexes: the newest rows of a common state were searched among all newer rows.
  'random_page_cost=1.1',
]

export interface PostgresOptions {
  url: string
  /** The number of this process's connections. */
  poolSize?: number | undefined
  statementTimeoutMs?: number | undefined
  isGuarded?: boolean | undefined
}

function readTurnsOf(poolSize: number): ReadTurns {
  const ofTable = Math.max(1, Math.floor(poolSize * readersShare))
  // At least two: one may wait for a locked table while the other goes on.
  const ofUser = { ofTable: Math.max(1, ofTable - 1), inAll: Math.max(2, poolSize - leftByUser) }
  return new ReadTurns({ ofTable, ofUser })
}

function writeTurnsOf(poolSize: number): WriteTurns {
  const atOnce = Math.max(1, Math.floor(poolSize * writersShare))
  return new WriteTurns({ atOnce, ofUser: Math.max(1, atOnce - 1) })
}

/** Opens a PostgreSQL server's database. */
export async function openPostgres({
  url,
  poolSize = 10,
  statementTimeoutMs = 15_000,
  isGuarded,
}: PostgresOptions): Promise<Database> {
  const config = clientConfig(url, statementTimeoutMs)
  const pool = openPool({ ...config, max: poolSize })
  const queries = pooledQueries(sourceOf(pool), { isGuarded })
  // A separate pool: a server whose connections are all in use is busy but healthy, and must not be replaced.
  const probe = openPool({ ...config, max: 1 })
  const health = pooledQueries(sourceOf(probe))
  const turns = writeTurnsOf(poolSize)
  const listener = new PostgresListener(config)
  await checkServer(queries, url).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgres',
    turns,
    reads: readTurnsOf(poolSize),
    ...queries,
    essential: queries,
    listen: (channel, onNotify, onResync) => listener.listen(channel, onNotify, onResync),
    health: async (): Promise<DatabaseHealth> => ({
      kind: 'postgres',
      ...(await measureHealth(health, turns)),
    }),
    close: async () => {
      await listener.close()
      await Promise.all([pool, probe].map(async (one) => (one.ending ? undefined : one.end())))
    },
  }
}

function openPool(config: PoolConfig): Pool {
  // Pipelined: independent statements share a round trip.
  const pool = new Pool({ ...config, pipeline: true, idleTimeoutMillis: idleMs })
  // The pool drops an idle connection that the server ends; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** How long the pool asks for no more connections than it has, after the server had none left. */
const modestMs = 1000

/** Connections from the pool; when other clients use up the server's connections, callers share those that the pool has. */
function sourceOf(pool: Pool): ConnectionSource {
  const { options } = pool
  const { max } = options
  const connect = async (until: number): Promise<PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isServerFull(error) || pool.totalCount === 0 || performance.now() > until) throw error
      options.max = Math.min(options.max, pool.totalCount)
      setTimeout(() => {
        options.max = max
      }, modestMs).unref()
      return connect(until)
    }
  }
  return { connect: async () => connect(performance.now() + connectionPatienceMs).catch(refuse), failureOf }
}

function refuse(error: unknown): never {
  throw failureOf(error)
}

function clientConfig(url: string, statementTimeoutMs: number): ClientConfig {
  return {
    connectionString: url,
    application_name: 'fenxiao',
    connectionTimeoutMillis: connectionPatienceMs,
    statement_timeout: statementTimeoutMs,
    // Longer than the server's own limit: this one is for a server that no longer answers.
    query_timeout: statementTimeoutMs + 5000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: columnTypes,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  }
}

async function checkServer(queries: PooledQueries, url: string): Promise<void> {
  const server = await queries
    .row<{ version: number; encoding: string }>(
      sql`SELECT current_setting('server_version_num')::int / 10000 AS version,
            current_setting('server_encoding') AS encoding`,
    )
    .catch((error: unknown) => {
      throw new AppError('DATABASE_UNREACHABLE', { reason: reasonOf(error, url), cause: error })
    })
  if (!server || server.version < oldestVersion) {
    throw new AppError('DATABASE_VERSION', { reason: `PostgreSQL ${server?.version} < ${oldestVersion}` })
  }
  if (server.encoding !== 'UTF8') {
    throw new AppError('DATABASE_VERSION', { reason: `server_encoding ${server.encoding}, UTF8 needed` })
  }
}

/** The driver's message with host and database, never the password. */
function reasonOf(error: unknown, url: string): string {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const words = origin instanceof Error ? origin.message || origin.name : String(origin)
  return URL.canParse(url) ? `${words} (${new URL(url).host}${new URL(url).pathname})` : words
}
