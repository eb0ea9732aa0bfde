import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors/AppError.ts'

/** The folder of package.json, found from the sources as well as from a build below it. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new AppError('CONFIG_INVALID', { reason: 'package.json' })
  return rootAbove(above)
}
