/** The activity of one server process during one interval of a few seconds. */
export interface ServerSample {
  /** The end of the interval. */
  at: string
  /** The number of answered API calls. */
  calls: number
  /** The number of these calls that were refused, with a status from 400 on. */
  refused: number
  /** The number of these calls that failed, with a status from 500 on. */
  failed: number
  /** The time within which half, 95 % and 99 % of the calls were answered; null without calls. */
  p50Ms: number | null
  p95Ms: number | null
  p99Ms: number | null
  /** The delay of the event loop, without its worst hundredth. */
  loopDelayMs: number
  /** The share of the time in which the event loop was busy. */
  loopBusy: number
  /** The processor time, as a share of one core. */
  processor: number
  /** The bytes of memory in use, and the part that JavaScript holds. */
  memory: number
  heap: number
  /** The time of a round trip to the database; null while no one watches the figures. */
  databaseMs: number | null
}

/** The cost of one kind of call since the process started. */
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
  /** The bytes of its tables and indexes; null where the database does not tell. */
  size: number | null
  /** The free bytes of its disk; null on a separate server. */
  free: number | null
  /** The number of times that the embedded engine was reopened; null on a separate server. */
  reopened: number | null
}

/** The permission checks: the reads of the policy, and the decisions with those answered from earlier ones. */
export interface PolicyFigures {
  version: number | null
  /** The number of times that the policy was read from the database. */
  reads: number
  decisions: number
  /** The decisions that were answered from earlier ones. */
  known: number
}

/** The figures of one process of the server. */
export interface ServerFigures {
  /** Host and process id, which tell several processes apart. */
  process: string
  version: string
  node: string
  startedAt: string
  /** The length of each sample's interval, in seconds. */
  seconds: number
  /** The latest sample is last. */
  samples: readonly ServerSample[]
  /** The calls with the greatest total time first. */
  calls: readonly CallFigures[]
  database: DatabaseFigures
  policy: PolicyFigures
}
