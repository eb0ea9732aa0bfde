import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { fingerprint } from '../../steps/fingerprint.ts'
import { root } from '../../steps/root.ts'
import { serverConfig } from '../../steps/serverConfig.ts'

const cache = join(root, '.cache')
const sources = ['src', 'generated', 'package-lock.json', 'scripts/steps']

let built: Promise<string> | undefined

/** Bundles the server as in production, once for the current sources; returns the file that starts it. */
export function buildServer(): Promise<string> {
  built ??= bundled()
  return built
}

async function bundled(): Promise<string> {
  const folder = join(cache, `server-${fingerprint(root, sources).slice(0, 16)}`)
  if (!existsSync(folder)) await bundleTo(folder)
  return join(folder, 'main.js')
}

/** Proofs and tests run in parallel: each may build a bundle, and the first to finish gives it its final name. */
async function bundleTo(folder: string): Promise<void> {
  const outDir = `${folder}.${process.pid}`
  await build({ ...serverConfig, build: { ...serverConfig.build, outDir, sourcemap: false } })
  await rename(outDir, folder).catch(() => rm(outDir, { recursive: true, force: true }))
  await removeOlderThan(Date.now() - 24 * 3_600_000)
}

async function removeOlderThan(time: number): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith('server-')) continue
    // Another process may have removed it in the meantime.
    const found = await stat(join(cache, name)).catch(() => undefined)
    if (found && found.mtimeMs < time) await rm(join(cache, name), { recursive: true, force: true })
  }
}
