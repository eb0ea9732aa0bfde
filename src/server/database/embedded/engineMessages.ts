/** The data with which the worker is started. */
export interface EngineStart {
  folder: string
  socketPath: string
}

/** The messages from the worker. */
export type EngineReport = { type: 'up' } | { type: 'failed'; reason: string } | { type: 'closed' }

/** The only message to the worker. */
export const closeMessage = 'close'
