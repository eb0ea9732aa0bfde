import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root } from '../steps/root.ts'
import { run } from '../steps/run.ts'
import type { BrowserEnvironment } from './findOrInstallChromium.ts'

const packaged = '@sparticuz/chromium@143.0.4'
const folder = join(root, '.cache', 'browser')

/** Installs a Chromium from npm, with the libraries that a bare machine lacks, into .cache/browser; needs no privileges. */
export async function installPackagedChromium(): Promise<BrowserEnvironment> {
  if (process.platform !== 'linux')
    throw new Error('No Chromium found. Install Chrome or set CHROMIUM_PATH to a Chromium.')
  const binaries = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin')
  if (!existsSync(binaries)) await installPackage()
  const program = join(folder, 'chromium')
  if (!existsSync(program)) await unpackFile(join(binaries, 'chromium.br'), program)
  await unpackLibraries(join(binaries, 'al2023.tar.br'))
  return { CHROMIUM_PATH: program, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
}

async function installPackage(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const status = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    packaged,
  ])
  if (status !== 0)
    throw new Error(`Could not install ${packaged}. Install a Chromium and set CHROMIUM_PATH to it.`)
}

async function unpackFile(packed: string, target: string): Promise<void> {
  const bytes = await readFile(packed)
  await pipeline(
    Readable.from([bytes]),
    createBrotliDecompress(),
    createWriteStream(`${target}.part`, { mode: 0o755 }),
  )
  await rename(`${target}.part`, target)
}

async function unpackLibraries(packed: string): Promise<void> {
  const target = join(folder, 'al2023')
  if (existsSync(target)) return
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  const load = createRequire(join(folder, 'package.json'))
  const tar: { extract(place: string): NodeJS.WritableStream } = load('tar-fs')
  await pipeline(Readable.from([await readFile(packed)]), createBrotliDecompress(), tar.extract(part))
  await rename(part, target)
}
