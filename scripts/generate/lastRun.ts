import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fingerprint } from '../steps/fingerprint.ts'
import { root as home } from '../steps/root.ts'
import type { GenerateResult } from './generate.ts'

interface LastRun {
  fingerprint: string
  entities: number
  notes: readonly string[]
}

/** What the last run found, if nothing that it read or wrote has changed since. */
export async function recall(root: string): Promise<GenerateResult | undefined> {
  const last = await lastRun(root)
  if (!last) return undefined
  // Somebody may have removed generated/ as a whole.
  const now = await fingerprintOf(root, await sourcesOf(root)).catch(() => undefined)
  if (last.fingerprint !== now) return undefined
  return { ok: true, entities: last.entities, changed: [], removed: [], errors: [], notes: last.notes }
}

/** Keeps what a run found that leaves nothing to be done; `sources` as they were before it, since they may change meanwhile. */
export async function remember(root: string, sources: string, result: GenerateResult): Promise<void> {
  const { entities, notes } = result
  const run: LastRun = { fingerprint: await fingerprintOf(root, sources), entities, notes }
  await mkdir(dirname(fileOf(root)), { recursive: true })
  await writeFile(fileOf(root), JSON.stringify(run))
}

/** A fingerprint of all that the generated files follow from: the schemas and the generator itself. */
export async function sourcesOf(root: string): Promise<string> {
  const schemas = await fingerprint(join(root, '/'), ['schemas'])
  return `${schemas} ${await fingerprint(home, ['scripts/generate', 'src/shared', 'package-lock.json'])}`
}

async function fingerprintOf(root: string, sources: string): Promise<string> {
  return `${sources} ${await fingerprint(join(root, '/'), ['generated'])}`
}

async function lastRun(root: string): Promise<LastRun | undefined> {
  const text = await readFile(fileOf(root), 'utf8').catch(() => 'null')
  const value: unknown = JSON.parse(text)
  return isLastRun(value) ? value : undefined
}

function isLastRun(value: unknown): value is LastRun {
  if (typeof value !== 'object' || value === null) return false
  return 'fingerprint' in value && 'entities' in value && 'notes' in value && Array.isArray(value.notes)
}

function fileOf(root: string): string {
  return join(root, '.cache', 'generate', 'last-run.json')
}
