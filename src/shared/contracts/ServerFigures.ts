/** What one process of the server did in a few seconds. */
export interface ServerSample {
  /** When the seconds ended. */
  at: string
  /** Calls of the API that were answered. */
  calls: number
  /** Those of them that were refused, with a status from 400 on. */
  refused: number
  /** Those of them that failed, with a status from 500 on. */
  failed: number
  /** The time in which half, 95 % and 99 % of the calls were answered; null without calls. */
  p50Ms: number | null
  p95Ms: number | null
  p99Ms: number | null
  /** By how much the event loop was late, but for its worst hundredth. */
  loopDelayMs: number
  /** The share of the time in which the event loop was at work. */
  loopBusy: number
  /** The processor time, as a share of one core. */
  processor: number
  /** Bytes in memory, and the part of them that JavaScript holds. */
  memory: number
  heap: number
  /** A round trip to the database; null while nobody watches. */
  databaseMs: number | null
}

/** What a call cost since the process started. */
export interface CallFigures {
  method: string
  path: string
  calls: number
  failed: number
  meanMs: number
  longestMs: number
}

/** The database as this process sees it. */
export interface DatabaseFigures {
  kind: string
  version: string | null
  ready: boolean
  writable: boolean
  latencyMs: number | null
  /** Bytes that its tables and indexes take; null where it does not tell. */
  size: number | null
  /** Free bytes of its disk; null on a server of its own. */
  free: number | null
  /** How often the engine had to be opened again; null on a server of its own. */
  reopened: number | null
}

/** How permissions are answered: from the policy in memory, and from decisions made before. */
export interface PolicyFigures {
  version: number | null
  /** How often the policy was read from the database. */
  reads: number
  decisions: number
  /** Those that had been made before. */
  known: number
}

/** The figures of one process of the server. */
export interface ServerFigures {
  /** Host and process, told apart where several answer. */
  process: string
  version: string
  node: string
  startedAt: string
  /** How long each of the samples lasted. */
  seconds: number
  /** The latest last. */
  samples: readonly ServerSample[]
  /** Those that took the most time together first. */
  calls: readonly CallFigures[]
  database: DatabaseFigures
  policy: PolicyFigures
}
