import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'

/** The file that marks a data folder while a restore moves database, files and key into place, one after the other. */
export function restoreMark(dataFolder: string): string {
  return join(dataFolder, 'restore-unfinished.txt')
}

/**
 * Refuses a folder in which a restore ended between these steps: a start would create a new key or database beside the restored
 * parts.
 */
export function refuseHalfRestored(dataFolder: string): void {
  if (existsSync(restoreMark(dataFolder))) throw new AppError('RESTORE_UNFINISHED', { folder: dataFolder })
}
