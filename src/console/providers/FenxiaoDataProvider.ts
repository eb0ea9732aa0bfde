import type { DataProvider, Identifier, RaRecord } from 'ra-core'

/** A node of a tree entity with the nodes below it. */
export type TreeRecord = RaRecord & { children?: readonly TreeRecord[] }

/** A state move: which record, which move, and the version it was decided on. */
export interface MoveParams {
  id: Identifier
  code: string
  version?: number
}

/** What the API can do beyond react-admin's own calls; resources are named by their entity. */
export interface FenxiaoDataProvider extends DataProvider {
  getTree(resource: string, params?: { signal?: AbortSignal }): Promise<{ data: readonly TreeRecord[] }>
  move(resource: string, params: MoveParams): Promise<{ data: RaRecord }>
  getSingle(resource: string, params?: { signal?: AbortSignal }): Promise<{ data: RaRecord }>
  updateSingle(resource: string, params: { data: unknown }): Promise<{ data: RaRecord }>
}
