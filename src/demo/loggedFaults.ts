import type { RoleCode } from './roles.ts'

/** A call that failed through no fault of the caller, with the logged error. */
export interface LoggedFault {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  status: 500 | 503
  code: 'INTERNAL' | 'DATABASE_UNAVAILABLE' | 'QUERY_TIMEOUT'
  reason: string
  cause: { type: string; message: string; code?: string }
  /** The stack of the error, innermost first. */
  trace: readonly string[]
  /** The role of the caller. */
  by: RoleCode
}

/** The faults of the last days. */
export const loggedFaults: readonly LoggedFault[] = [
  {
    method: 'GET',
    path: '/orders',
    status: 503,
    code: 'QUERY_TIMEOUT',
    reason: 'A query took too long',
    cause: { type: 'DatabaseError', message: 'canceling statement due to statement timeout', code: '57014' },
    trace: [
      'countRecords (src/server/crud/read/countRecords.ts:31:18)',
      'listRecords (src/server/crud/read/listRecords.ts:42:20)',
    ],
    by: 'observer',
  },
  {
    method: 'POST',
    path: '/orders/:order/pay',
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    reason: 'The database does not answer',
    cause: { type: 'Error', message: 'Connection terminated unexpectedly', code: 'ECONNRESET' },
    trace: [
      'withConnection (src/server/database/pooledQueries.ts:58:11)',
      'inWriteTransaction (src/server/crud/entity/inWriteTransaction.ts:19:12)',
    ],
    by: 'finance',
  },
  {
    method: 'PUT',
    path: '/goods/:good',
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    reason: 'The database does not answer',
    cause: { type: 'Error', message: 'timeout exceeded when trying to connect' },
    trace: [
      'withConnection (src/server/database/pooledQueries.ts:44:13)',
      'updateRecord (src/server/crud/write/updateRecord.ts:37:3)',
    ],
    by: 'operations_lead',
  },
  {
    method: 'GET',
    path: '/distributions/logs',
    status: 503,
    code: 'QUERY_TIMEOUT',
    reason: 'A query took too long',
    cause: { type: 'DatabaseError', message: 'canceling statement due to statement timeout', code: '57014' },
    trace: [
      'listRecords (src/server/crud/read/listRecords.ts:38:16)',
      'handlers (src/server/crud/handlers.ts:27:9)',
    ],
    by: 'finance',
  },
  {
    method: 'POST',
    path: '/goods/:good/publish',
    status: 500,
    code: 'INTERNAL',
    reason: 'A transaction was used after its end',
    cause: { type: 'TypeError', message: "Cannot read properties of undefined (reading 'id')" },
    trace: [
      'moveOf (src/server/crud/entity/states.ts:24:24)',
      'updateRecord (src/server/crud/write/updateRecord.ts:61:9)',
    ],
    by: 'operations_lead',
  },
]
