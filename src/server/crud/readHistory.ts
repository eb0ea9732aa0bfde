import type { Readable } from 'node:stream'
import type { Queries } from '#server/database/Database.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Table } from '#shared/contracts/Table.ts'
import { list } from '../http/envelope.ts'
import { idOf } from './Call.ts'
import type { Call } from './Call.ts'
import type { Context } from './entity/Context.ts'
import type { Journal } from './entity/Journal.ts'
import { neededCodes } from './exportRecords.ts'
import { permittedPieces } from './permittedPieces.ts'
import { flagOf } from './query/flagOf.ts'
import type { Parameters } from './query/Parameters.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import { firstPage, readPage } from './query/readPage.ts'
import { requireReach } from './reach/requireReach.ts'
import { listInPieces } from './read/longPage.ts'
import { inPieces, unlessTooLong, withinBounds } from './read/longRecords.ts'
import { singleId } from './singleRecord.ts'

const jsonType = 'application/json; charset=utf-8'

/** The history of a record, and with `rows=true` of its rows, the latest entry first. */
export async function readHistory(call: Call): Promise<Envelope<Json> | Readable> {
  const { route, database, params, query, context, reply } = call
  const { table } = route
  requireKnown(table, query)
  const id = (params.id === undefined ? await singleId(database, table) : idOf(call)).toLowerCase()
  await requireReach(database, table, [id], context)
  const { journal } = context.catalog
  if (!journal) return list([], 0)
  const children = flagOf(query, 'rows') ? await readable(table, context) : []
  const place = { entity: table.entity, id, rows: children.map(({ entity }) => entity) }
  const { ids, total } = await journal.findHistory(database, place, readPage(query) ?? firstPage)
  const read = entriesOf({ journal, id, children })
  const entries = await unlessTooLong(() => read(withinBounds(database), ids))
  if (entries) return list(entries, total)
  reply.type(jsonType)
  const pieces = inPieces(ids, (some) => read(database, some))
  const codes = [...children.map(({ permissions }) => permissions.page), ...(await neededCodes(call, []))]
  return listInPieces(permittedPieces(call, codes, pieces), total)
}

function requireKnown({ children }: Table, query: Parameters): void {
  const names = ['current', 'pageSize', ...(children ? ['rows'] : [])]
  const other = Object.keys(query).find((name) => !names.includes(name))
  if (other !== undefined) throw queryInvalid(other, 'unknown', { names })
}

/** The rows whose page the caller may see. */
async function readable({ children = [] }: Table, { may }: Context): Promise<Children[]> {
  const seen: Children[] = []
  for (const child of children) if ((await may?.(child.permissions.page)) ?? true) seen.push(child)
  return seen
}

interface HistorySource {
  journal: Journal
  id: string
  children: readonly Children[]
}

/** Entries as they are answered; an entry of a row names the list that contains the row. */
function entriesOf({ journal, id, children }: HistorySource) {
  return async (queries: Queries, ids: readonly string[]): Promise<JsonObject[]> => {
    const entries = await journal.readHistory(queries, ids)
    return entries.map(({ entity, record_id: record, subject, ...entry }) => {
      const child = record === id ? undefined : children.find((each) => each.entity === entity)
      return { ...entry, row: child ? { property: child.property, id: record, subject } : null }
    })
  }
}
