import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'
import { fingerprint } from '#scripts/steps/fingerprint.ts'
import { root } from '#scripts/steps/root.ts'
import { consoleConfig } from '../../../vite.config.ts'

const sources = [
  'src/console',
  'src/shared',
  'generated',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * The folder of a development build, so that React and Material UI say what they dislike, in one piece, so that
 * pages open fast. Test files that run at once may each build it; the first to finish gives it its name.
 */
export async function developmentConsole(): Promise<string> {
  const folder = join(
    root,
    '.cache',
    `console-development-${(await fingerprint(root, sources)).slice(0, 16)}`,
  )
  if (existsSync(folder)) return folder
  const outDir = `${folder}.${process.pid}`
  vi.stubEnv('NODE_ENV', 'development')
  await build({
    ...consoleConfig,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    build: { ...consoleConfig.build, outDir, minify: false },
  })
  vi.unstubAllEnvs()
  await rename(outDir, folder).catch(() => rm(outDir, { recursive: true, force: true }))
  return folder
}
