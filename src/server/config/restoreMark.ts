import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'

/** The file that marks a data folder while a restore puts database, files and key in their places, one after the other. */
export function restoreMark(dataFolder: string): string {
  return join(dataFolder, 'restore-unfinished.txt')
}

/** Refuses a folder in which a restore was ended between these steps: a start would make a new key or a new database beside what belongs together. */
export function refuseHalfRestored(dataFolder: string): void {
  if (existsSync(restoreMark(dataFolder))) throw new AppError('RESTORE_UNFINISHED', { folder: dataFolder })
}
