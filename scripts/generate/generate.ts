import type { Allowance } from './emit/migration/loss/Allowance.ts'
import type { Model } from './contracts/Model.ts'
import { notesOnBeginning } from './notesOnBeginning.ts'
import { recall, remember, sourcesOf } from './lastRun.ts'

/** How to run the generator. */
export interface GenerateOptions {
  /** The project's root. */
  root: string
  /** Only compare, write nothing. */
  check: boolean
  /** What a migration may lose; nothing unless given. */
  allowLoss?: Allowance
  /** Takes the newest migration back first, which no database may have got yet. */
  again?: boolean
  /** Told what the schemas mean once nothing is wrong with them, before anything follows from it. */
  understood?: (model: Model) => void
}

/** What a run found and did. */
export interface GenerateResult {
  /** Nothing stands in the way, and in a check nothing differs. */
  ok: boolean
  entities: number
  /** Paths written, or in a check those that differ. */
  changed: readonly string[]
  /** Paths removed, or in a check those to be removed. */
  removed: readonly string[]
  /** What a person has to change, one line each. */
  errors: readonly string[]
  /** What a person may want to know. */
  notes: readonly string[]
}

/** The same, with what is said of this run alone: it is about what the schemas were before. */
export interface RunResult extends GenerateResult {
  once: readonly string[]
}

/** Turns schemas/ into generated/: nothing is written while a schema has an error. */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const sources = sourcesOf(options.root)
  const known = options.again ? undefined : await recall(options.root, sources)
  if (known) return known
  // The generator and the libraries behind it take longer to load than an unchanged project takes to recognise.
  const { runGenerator } = await import('./runGenerator.ts')
  const { once, ...result } = await runGenerator(options)
  if (result.ok) await remember(options.root, sources, result)
  // Said once: it is no matter of the schemas.
  return { ...result, notes: [...result.notes, ...once, ...(await notesOnBeginning(options.root, result))] }
}
