import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import type { OptionsParams } from './readOptions.ts'

/** A node of a tree entity with the nodes below it. */
export type TreeRecord = RaRecord & { children?: readonly TreeRecord[] }

/** A state move: which record, which move, and the version it was decided on. */
export interface MoveParams {
  id: Identifier
  code: string
  version?: number
  /** What is filled in with it. */
  values?: JsonObject | undefined
}

/** Whose history, and which page of it; the only record of its entity has no id here. */
export interface HistoryParams {
  id?: Identifier
  page: number
  perPage: number
  /** Also what became of its rows that are records of their own. */
  rows?: boolean
  signal?: AbortSignal
}

/** What happened to a record, or to one of its rows, once. */
export interface HistoryEntry extends Pick<Audit, 'id' | 'user_name' | 'trace_id' | 'created_at'> {
  action: string
  before: JsonObject | null
  after: JsonObject | null
  detail: JsonObject | null
  /** For one of its rows: the list that it is in, and what people know it by. */
  row: { property: string; id: string; subject: string } | null
}

/** What the API can do beyond react-admin's own calls; resources are named by their entity. */
export interface FenxiaoDataProvider extends DataProvider {
  getTree(
    resource: string,
    params?: { filter?: Readonly<Record<string, unknown>>; signal?: AbortSignal },
  ): Promise<{ data: readonly TreeRecord[] }>
  /** The names of records, as those may see them who only refer to them. */
  getOptions(resource: string, params?: OptionsParams): Promise<{ data: readonly RaRecord[] }>
  getHistory(
    resource: string,
    params: HistoryParams,
  ): Promise<{ data: readonly HistoryEntry[]; total: number }>
  move(resource: string, params: MoveParams): Promise<{ data: RaRecord }>
  /** Makes the same move of each of these records that can make it, or sets the same values in each that takes them. */
  changeMany(
    resource: string,
    params: { ids: readonly Identifier[]; code?: string; values?: JsonObject | undefined },
  ): Promise<BulkReport>
  getSingle(resource: string, params?: { signal?: AbortSignal }): Promise<{ data: RaRecord }>
  updateSingle(resource: string, params: { data: unknown }): Promise<{ data: RaRecord }>
}
