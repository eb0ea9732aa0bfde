import type { Allowance } from './emit/migration/loss/Allowance.ts'
import type { Model } from './contracts/Model.ts'
import { notesOnLostHistory } from './notesOnLostHistory.ts'
import { recall, remember, sourcesOf } from './lastRun.ts'

/** The options of a run of the generator. */
export interface GenerateOptions {
  /** The project's root. */
  root: string
  /** Only compares; writes nothing. */
  check: boolean
  /** The losses that a migration may have; absent: none. */
  allowLoss?: Allowance
  /** First takes back the newest migration, which no database may have applied yet. */
  again?: boolean
  /** Called with the model once the schemas have no errors, before anything is generated from it. */
  understood?: (model: Model) => void
}

/** The findings and effects of a run. */
export interface GenerateResult {
  /** Whether there are no errors and, in a check, no differences. */
  ok: boolean
  entities: number
  /** The paths that were written, or in a check those that differ. */
  changed: readonly string[]
  /** The paths that were removed, or in a check those to be removed. */
  removed: readonly string[]
  /** The errors that a person has to correct, one line each. */
  errors: readonly string[]
  /** Notes for a person, one line each. */
  notes: readonly string[]
}

/** The same with notes for this run alone: they are about the schemas' former state. */
export interface RunResult extends GenerateResult {
  notesOfThisRun: readonly string[]
}

/** Turns schemas/ into generated/; writes nothing while a schema has an error. */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const sources = sourcesOf(options.root)
  const known = options.again ? undefined : await recall(options.root, sources)
  if (known) return known
  // Loading the generator and its libraries takes longer than recognising an unchanged project.
  const { runGenerator } = await import('./runGenerator.ts')
  const { notesOfThisRun, ...result } = await runGenerator(options)
  if (result.ok) await remember(options.root, sources, result)
  // The others are not remembered, because they are not about the schemas.
  const others = [...notesOfThisRun, ...(await notesOnLostHistory(options.root, result))]
  return { ...result, notes: [...result.notes, ...others] }
}
