import { existsSync } from 'node:fs'
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

/** The last run's findings, if nothing that it read or wrote has changed since; `sources` is the present fingerprint. */
export async function recall(root: string, sources: string): Promise<GenerateResult | undefined> {
  const last = await lastRun(root)
  // The folder generated/ may have been removed entirely.
  if (!last?.fingerprint.startsWith(sources) || !existsSync(join(root, 'generated'))) return undefined
  if (last.fingerprint !== fingerprintOf(root, sources)) return undefined
  return { ok: true, entities: last.entities, changed: [], removed: [], errors: [], notes: last.notes }
}

/** Remembers the findings of a run without errors; `sources` is the fingerprint from before it, as they may change meanwhile. */
export async function remember(root: string, sources: string, result: GenerateResult): Promise<void> {
  const { entities, notes } = result
  const run: LastRun = { fingerprint: fingerprintOf(root, sources), entities, notes }
  await mkdir(dirname(fileOf(root)), { recursive: true })
  await writeFile(fileOf(root), JSON.stringify(run))
}

/** A fingerprint of everything that the generated files depend on: the schemas and the generator itself. */
export function sourcesOf(root: string): string {
  const schemas = fingerprint(join(root, '/'), ['schemas'])
  return `${schemas} ${fingerprint(home, ['scripts/generate', 'src/shared', 'package-lock.json'])}`
}

function fingerprintOf(root: string, sources: string): string {
  return `${sources} ${fingerprint(join(root, '/'), ['generated'])}`
}

async function lastRun(root: string): Promise<LastRun | undefined> {
  const text = await readFile(fileOf(root), 'utf8').catch(() => 'null')
  try {
    const value: unknown = JSON.parse(text)
    return isLastRun(value) ? value : undefined
  } catch {
    // A run was stopped while it wrote the file.
    return undefined
  }
}

function isLastRun(value: unknown): value is LastRun {
  if (typeof value !== 'object' || value === null) return false
  return 'fingerprint' in value && 'entities' in value && 'notes' in value && Array.isArray(value.notes)
}

function fileOf(root: string): string {
  return join(root, '.cache', 'generate', 'last-run.json')
}
