/** How far an export is that goes on when its page is left. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** One of these. */
export type ExportState = (typeof exportStates)[number]

/** The kinds of file that a list is exported as. */
export const exportFormats = ['csv', 'xlsx'] as const

/** One of these. */
export type ExportFormat = (typeof exportFormats)[number]

/** The address of the page with one's own exports, which every user has. */
export const exportsPath = '/exports'

/** From how many rows on the console lets an export go on by itself. */
export const exportLaterFrom = 20_000

/** An export that goes on when its page is left, as its owner sees it. */
export interface ExportJob {
  id: string
  entity: string
  format: ExportFormat
  state: ExportState
  /** How many rows were found when it was asked for, and how many are written. */
  rows: number
  rows_done: number
  /** Of the file. */
  bytes: number
  /** Why it failed, in the caller's language. */
  reason: string | null
  created_at: string
  ended_at: string | null
  /** When the file goes. */
  expires_at: string | null
}
