import type { FastifyRequest } from 'fastify'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { fileOf, uploaderOf } from '#shared/fields/fileValue.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { findRecord } from '../crud/read/findRecord.ts'
import { isReached } from '../crud/reach/requireReach.ts'
import { privateFilesOf } from '../crud/write/requireOwnFiles.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { reachContextOf } from '../plugins/reachContextOf.ts'
import { userOf } from '../plugins/session.ts'

/** The parts that the calls on files need, such as the other calls and their permissions. */
export interface FileOptions extends ServerParts {
  routes: readonly Route[]
  /** Whether the caller of a request may make another call, given by its registered address. */
  mayCall: (request: FastifyRequest, call: { method: string; url: string }) => Promise<boolean>
  /** Whether the caller of a request holds a button code. */
  may: (request: FastifyRequest, permission: string) => Promise<boolean>
  /** Refuses a session that has ended since the call arrived. */
  requireLasting: (sessionId: string) => Promise<void>
}

type PrivateFileRequest = FastifyRequest<{ Querystring: { entity?: string; id?: string } }>

/** The operations whose answers show whole records. */
const showing: ReadonlySet<Operation> = new Set(['get', 'getSingle', 'list', 'tree'])

/** Answers whether a caller may read a private file: as its uploader, or through a record that they may see and that holds it. */
export function privateFileReader(
  prefix: string,
  { routes, database, catalog, mayCall, may }: FileOptions,
): (request: PrivateFileRequest, name: string) => Promise<boolean> {
  const calls = routes
    .filter(({ operation, table }) => showing.has(operation) && keepsPrivateFiles(table))
    .map(({ method, url, table }) => ({ method, url: `${prefix}${url}`, table }))
  const isShown = async (request: PrivateFileRequest, table: Table): Promise<boolean> => {
    for (const call of calls) if (call.table === table && (await mayCall(request, call))) return true
    return false
  }
  return async (request, name) => {
    if (isUploader(request, name)) return true
    const { entity, id } = request.query
    const table = calls.find((call) => call.table.entity === entity)?.table
    if (!table || !isUuid(id) || !(await isShown(request, table))) return false
    const queries = inReadTurns(database, table.name)
    if (!(await isReached(queries, table, id, reachContextOf(request, { catalog, may })))) return false
    const record = await findRecord(queries, table, id)
    return record !== undefined && privateFilesOf(table, record).includes(name)
  }
}

function keepsPrivateFiles({ columns }: Table): boolean {
  return columns.some((column) => column.private)
}

function isUploader(request: PrivateFileRequest, name: string): boolean {
  return fileOf(`/files/private/${name}`)?.uploader === uploaderOf(userOf(request).id)
}
