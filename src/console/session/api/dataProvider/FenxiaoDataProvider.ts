import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import type { OptionsParams } from './readOptions.ts'

/** A node of a tree entity with the nodes below it. */
export type TreeRecord = RaRecord & { children?: readonly TreeRecord[] }

/** A state move: the record, the move, and the version that the user saw. */
export interface MoveParams {
  id: Identifier
  code: string
  version?: number
  /** The values that the user filled in with it. */
  values?: JsonObject | undefined
}

/** A record's history, and the requested page of it; a single record has no id here. */
export interface HistoryParams {
  id?: Identifier
  page: number
  perPage: number
  /** Includes the changes of its rows that are records of their own. */
  rows?: boolean
  signal?: AbortSignal
}

/** One change of a record, or of one of its rows. */
export interface HistoryEntry extends Pick<Audit, 'id' | 'user_name' | 'trace_id' | 'created_at'> {
  action: string
  before: JsonObject | null
  after: JsonObject | null
  detail: JsonObject | null
  /** For a change of a row: the row's list, and the name by which people know the row. */
  row: { property: string; id: string; subject: string } | null
}

/** The API's calls beyond those of react-admin; resources are named by their entity. */
export interface FenxiaoDataProvider extends DataProvider {
  getTree(
    resource: string,
    params?: { filter?: Readonly<Record<string, unknown>>; signal?: AbortSignal },
  ): Promise<{ data: readonly TreeRecord[] }>
  /** The names of records, as they are visible to users who may only refer to them. */
  getOptions(resource: string, params?: OptionsParams): Promise<{ data: readonly RaRecord[] }>
  getHistory(
    resource: string,
    params: HistoryParams,
  ): Promise<{ data: readonly HistoryEntry[]; total: number }>
  move(resource: string, params: MoveParams): Promise<{ data: RaRecord }>
  /** Makes the same move of each given record that can make it, or sets the same values in each that accepts them. */
  changeMany(
    resource: string,
    params: { ids: readonly Identifier[]; code?: string; values?: JsonObject | undefined },
  ): Promise<BulkReport>
  getSingle(resource: string, params?: { signal?: AbortSignal }): Promise<{ data: RaRecord }>
  updateSingle(resource: string, params: { data: unknown }): Promise<{ data: RaRecord }>
}
