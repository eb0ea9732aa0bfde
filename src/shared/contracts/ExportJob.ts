/** The states of an export that runs in the background, even after its page is left. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** A state of an export. */
export type ExportState = (typeof exportStates)[number]

/** Whether an export is waiting or running. */
export function isUnfinished({ state }: { state: ExportState }): boolean {
  return state === 'waiting' || state === 'running'
}

/** The file formats of an export. */
export const exportFormats = ['csv', 'xlsx'] as const

/** A file format of an export. */
export type ExportFormat = (typeof exportFormats)[number]

/** The address of the page with a user's own exports, which every user has. */
export const exportsPath = '/exports'

/** From this number of rows on, the console runs an export in the background. */
export const exportLaterFrom = 20_000

/** A background export, as its owner sees it. */
export interface ExportJob {
  id: string
  entity: string
  format: ExportFormat
  state: ExportState
  /** The number of rows found when the export was requested, and the number written so far. */
  rows: number
  rows_done: number
  /** The size of the file. */
  bytes: number
  /** The reason for a failure, in the caller's language. */
  reason: string | null
  created_at: string
  ended_at: string | null
  /** When the file is deleted. */
  expires_at: string | null
}
