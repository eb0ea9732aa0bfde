import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compressFolder.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { serverConfig } from './serverConfig.ts'

const sources = [
  'src',
  'generated',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/steps',
]
const marker = join(root, 'dist', '.built-from')

/** Builds the console and the server into dist/, unless dist/ is up to date with the sources. */
export async function buildAll({ force = false }: { force?: boolean } = {}): Promise<void> {
  const wanted = `${fingerprint(root, sources)} ${viteEnvironment()}`
  if (!force && (await builtFrom()) === wanted) return
  console.log('Building console and server …')
  await rm(marker, { force: true })
  await build({ root, logLevel: 'warn' })
  await compressFolder(join(root, 'dist', 'console'))
  await build(serverConfig)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(marker, wanted)
}

/** The VITE_ variables, because the console is built from them too. */
function viteEnvironment(): string {
  const entries = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(entries.toSorted(([left], [right]) => left.localeCompare(right)))
}

async function builtFrom(): Promise<string | undefined> {
  try {
    return await readFile(marker, 'utf8')
  } catch {
    return undefined
  }
}
