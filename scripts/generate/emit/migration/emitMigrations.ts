import type { Model } from '../../Model.ts'
import type { Ddl } from '../../print/Ddl.ts'
import { sqlComment } from '../../print/Ddl.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import type { Change, Loss, Refusal } from './Change.ts'
import { diffShapes } from './diffShapes.ts'
import type { Shape } from './Shape.ts'
import { withSealedPlaces } from './secrets/sealedPlaces.ts'
import { shapeOf } from './shapeOf.ts'

/** What earlier runs left: the migrations, which stay for ever, and the shape they lead to. */
export interface MigrationHistory {
  files: readonly GeneratedFile[]
  snapshot?: Shape
}

/** The migrations with a new one at the end if the schemas ask for it, and what stands in its way. */
export interface MigrationPlan {
  files: GeneratedFile[]
  refusals: Refusal[]
  /** The new one, also where something stands in its way. */
  added?: GeneratedFile
  /** What it would lose. */
  losses: string[]
}

const folder = 'generated/migrations'
const empty: Shape = { functions: [], tables: [] }
// What only says how to get there.
const passing = new Set(['renamedFrom', 'filledFrom', 'convert', 'column', 'ofSent', 'declared'])

/** generated/migrations: SQL from the shape that the existing ones lead to, to the one that the schemas want. */
export function emitMigrations(model: Model, history: MigrationHistory, allowLoss?: string): MigrationPlan {
  const before = history.snapshot ?? empty
  const after = shapeAfter(model, history)
  const steps = diffShapes(before, after, allowLoss !== undefined)
  const refusals = refusalsOf(steps, allowLoss)
  const changes = steps.filter(isChange)
  const losses = lossesOf(changes).map(({ what }) => what)
  const added = changes.length > 0 ? { added: migrationFile(history, changes, allowLoss) } : {}
  if (refusals.length > 0)
    return { files: [...history.files, snapshotFile(before)], refusals, losses, ...added }
  const files = [...history.files, ...(added.added ? [added.added] : []), snapshotFile(after)]
  return { files, refusals, losses, ...added }
}

/** What the database must look like for the schemas, and what its secrets are sealed for by what it was before. */
export function shapeAfter(model: Model, { snapshot }: MigrationHistory): Shape {
  return withSealedPlaces(snapshot ?? empty, shapeOf(model))
}

function refusalsOf(steps: readonly (Change | Refusal)[], allowLoss?: string): Refusal[] {
  const losses = lossesOf(steps.filter(isChange))
  const forbidden = allowLoss ? [] : losses.map(forbiddenLoss)
  return [...steps.flatMap((step) => (isChange(step) ? [] : [step])), ...forbidden]
}

function forbiddenLoss({ what, advice, ...where }: Loss): Refusal {
  const allow = 'If that is wanted: npm run generate -- --allow-loss "<reason>"'
  return {
    ...where,
    refusal: `The migration would lose ${what}.`,
    advice: advice ? `${advice} ${allow}` : allow,
  }
}

/** Each once. */
function lossesOf(changes: readonly Change[]): Loss[] {
  const all = changes.flatMap(({ loss }) => (loss ? [loss] : []))
  return all.filter(({ what }, index) => all.findIndex((other) => other.what === what) === index)
}

function isChange(step: Change | Refusal): step is Change {
  return 'statement' in step
}

function migrationFile(
  history: MigrationHistory,
  changes: readonly Change[],
  allowLoss?: string,
): GeneratedFile {
  const last = /\/(\d{4})_\w+\.sql$/u.exec(history.files.at(-1)?.path ?? '')?.[1] ?? '0'
  const number = String(Number(last) + 1).padStart(4, '0')
  const losses = lossesOf(changes).map(({ what }) => what)
  const header = [
    'Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.',
    ...(losses.length > 0 ? [`Loses ${losses.join('; ')}`, `Reason: ${allowLoss ?? 'none given'}`] : []),
  ]
  const body: Ddl[] = changes.map(({ statement }) => statement)
  const name = history.files.length === 0 ? 'initial' : nameOf(changes)
  return {
    path: `${folder}/${number}_${name}.sql`,
    text: [...header.map((line) => sqlComment(line)), ...body].map((piece) => `${piece.text}\n`).join('\n'),
  }
}

// Rules follow the columns they belong to, so they name the file only when nothing else does.
function nameOf(changes: readonly Change[]): string {
  const all = [...new Set(changes.map(({ what }) => what))]
  const telling = all.filter((what) => !what.startsWith('change_'))
  const [first = 'change', ...others] = telling.length > 0 ? telling : all
  const name = others.length > 0 ? `${first}_and_${others.length}_more` : first
  return name.replaceAll(/[^A-Za-z0-9_]/gu, '').slice(0, 60)
}

function snapshotFile(shape: Shape): GeneratedFile {
  const kept = JSON.stringify(shape, (key, value: unknown) => (passing.has(key) ? undefined : value), 2)
  return { path: `${folder}/snapshot.json`, text: `${kept}\n` }
}
