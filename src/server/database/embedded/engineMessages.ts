/** What the worker is started with. */
export interface EngineStart {
  folder: string
  socketPath: string
}

/** What the worker says. */
export type EngineReport = { type: 'up' } | { type: 'failed'; reason: string } | { type: 'closed' }

/** The only thing it is told. */
export const closeEngine = 'close'
