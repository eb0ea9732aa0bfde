import type { Model } from '../../contracts/Model.ts'
import type { Ddl } from '../../print/Ddl.ts'
import { sqlComment } from '../../print/Ddl.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { allowingLoss, allowsPlace, noAllowance } from './loss/Allowance.ts'
import type { Allowance } from './loss/Allowance.ts'
import type { Change, Loss, Refusal } from './steps/Change.ts'
import { diffShapes } from './diffShapes.ts'
import { lossPlaces, lossRefusal } from './loss/lossPlaces.ts'
import type { Shape } from './shape/Shape.ts'
import { withSealedPlaces } from './sealedPlaces.ts'
import { shapeOf } from './shape/shapeOf.ts'

/** The results of earlier runs: the migrations, which stay for ever, and the shape that they lead to. */
export interface MigrationHistory {
  files: readonly GeneratedFile[]
  snapshot?: Shape
  /** The newest one was taken back, to be written again. */
  isRewritten?: true
  /** The losses that the newest one was allowed. */
  agreed?: Agreement
}

/** The losses that a migration may have, and those that were found when they were allowed. */
export interface Agreement extends Allowance {
  losses: readonly string[]
}

/** The migrations, with a new one at the end if the schemas ask for it, and its refusals. */
export interface MigrationPlan {
  files: GeneratedFile[]
  refusals: Refusal[]
  /** The new one, even if it is refused. */
  added?: GeneratedFile
  /** The values and rows that it would lose. */
  losses: PlacedLoss[]
}

/** Values or rows that a migration would lose. */
export interface PlacedLoss {
  /** The place in the notation of `--allow-loss`. */
  place: string
  what: string
}

interface Comparison {
  history: MigrationHistory
  before: Shape
  after: Shape
  placeOf: ReturnType<typeof lossPlaces>
}

const folder = 'generated/migrations'
const empty: Shape = { functions: [], tables: [] }
// Members of a shape that only describe the way there and are not kept.
const notKeptInSnapshot = new Set([
  'renamedFrom',
  'filledFrom',
  'single',
  'convert',
  'list',
  'column',
  'ofSent',
  'declared',
  'renamedLinks',
  'filled',
])

/** generated/migrations: SQL from the shape that the existing migrations lead to, to the one that the schemas want. */
export function emitMigrations(
  model: Model,
  history: MigrationHistory,
  allowed: Allowance = noAllowance,
): MigrationPlan {
  const before = history.snapshot ?? empty
  const after = shapeAfter(model, history)
  const comparison = { history, before, after, placeOf: lossPlaces(before, after) }
  const { agreed } = history
  const former = agreed?.places.filter((place) => !allowed.places.includes(place)) ?? []
  const all = compared(comparison, allowed, { ...agreed, places: former })
  // A migration that is written again may have the losses that it was allowed before, and no others.
  const grown = all.losses.filter(
    ({ place, what }) => allowsPlace(former, place) && agreed?.losses.includes(what) !== true,
  )
  const same = former.filter((each) => !grown.some(({ place }) => allowsPlace([each], place)))
  return grown.length === 0 ? all : compared(comparison, allowed, { ...agreed, places: same })
}

/** The shape that the database must have for the schemas, with the places that its secrets were sealed for before. */
export function shapeAfter(model: Model, { snapshot }: MigrationHistory): Shape {
  return withSealedPlaces(snapshot ?? empty, shapeOf(model))
}

function compared(
  { history, before, after, placeOf }: Comparison,
  allowed: Allowance,
  former: Allowance,
): MigrationPlan {
  const places = [...allowed.places, ...former.places]
  const steps = diffShapes(before, after, (spot) => allowsPlace(places, placeOf(spot)))
  const changes = steps.filter(isChange)
  const found = lossesOf(changes).map((loss) => ({ loss, place: placeOf(loss.at) }))
  const losses = found.map(({ loss: { what }, place }) => ({ place, what }))
  const refusals = [
    ...steps.flatMap((step) => (isChange(step) ? [] : [step])),
    ...found.flatMap(({ loss, place }) =>
      allowsPlace(places, place) ? [] : [forbiddenLoss(loss, place, history.isRewritten)],
    ),
    ...(changes.length > 0 ? idlePlaces(allowed, losses) : []),
  ]
  const reason = allowed.reason ?? former.reason
  const added = changes.length > 0 ? { added: migrationFile(history, changes, { losses, reason }) } : {}
  if (refusals.length > 0)
    return { files: [...history.files, snapshotFile(before, history.files)], refusals, losses, ...added }
  const migrations = [...history.files, ...(added.added ? [added.added] : [])]
  return { files: [...migrations, snapshotFile(after, migrations)], refusals, losses, ...added }
}

function forbiddenLoss(loss: Loss, place: string, isAgain?: boolean): Refusal {
  const allow = `If that is wanted: ${allowingLoss(place, isAgain)}`
  const advice = loss.advice ? `${loss.advice} ${allow}` : allow
  return lossRefusal(loss, place, { refusal: `The migration would lose ${loss.what}.`, advice })
}

/** Refuses allowed places where nothing is lost: the option is misspelt, or means something else. */
function idlePlaces({ places }: Allowance, losses: readonly PlacedLoss[]): Refusal[] {
  const wanted = [...new Set(losses.map(({ place }) => place))]
  const advice = wanted.length > 0 ? `What it would lose: ${wanted.join(', ')}.` : 'Leave the option out.'
  return places
    .filter((place) => !wanted.some((each) => allowsPlace([place], each)))
    .map((place) => ({ refusal: `--allow-loss ${place}: the migration loses nothing there.`, advice }))
}

/** The losses of the changes, without duplicates. */
function lossesOf(changes: readonly Change[]): Loss[] {
  const all = changes.flatMap(({ loss }) => (loss ? [loss] : []))
  return all.filter(({ what }, index) => all.findIndex((other) => other.what === what) === index)
}

function isChange(step: Change | Refusal): step is Change {
  return 'statement' in step
}

interface Agreed {
  losses: readonly PlacedLoss[]
  reason: string | undefined
}

function migrationFile(
  history: MigrationHistory,
  changes: readonly Change[],
  { losses, reason }: Agreed,
): GeneratedFile {
  const last = /\/(\d{4})_\w+\.sql$/u.exec(history.files.at(-1)?.path ?? '')?.[1] ?? '0'
  const number = String(Number(last) + 1).padStart(4, '0')
  const places = [...new Set(losses.map(({ place }) => place))]
  const header = [
    'Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.',
    ...(losses.length > 0
      ? [`Loses ${losses.map(({ what }) => what).join('; ')}`, `Allowed: ${places.join(', ')}`]
      : []),
    ...(losses.length > 0 && reason !== undefined ? [`Reason: ${reason}`] : []),
  ]
  const body: Ddl[] = changes.map(({ statement }) => statement)
  const name = history.files.length === 0 ? 'initial' : nameOf(changes)
  return {
    path: `${folder}/${number}_${name}.sql`,
    text: [...header.map((line) => sqlComment(line)), ...body].map((piece) => `${piece.text}\n`).join('\n'),
  }
}

// Changes of rules follow the columns that they belong to, so they name the file only if there are no other changes.
function nameOf(changes: readonly Change[]): string {
  const all = [...new Set(changes.map(({ what }) => what))]
  const telling = all.filter((what) => !what.startsWith('change_'))
  const [first = 'change', ...others] = telling.length > 0 ? telling : all
  const name = others.length > 0 ? `${first}_and_${others.length}_more` : first
  return name.replaceAll(/[^A-Za-z0-9_]/gu, '').slice(0, 60)
}

/** Names the newest migration, so that Git reports a conflict, and does not merge, if two branches each add a migration. */
function snapshotFile(shape: Shape, migrations: readonly GeneratedFile[]): GeneratedFile {
  const migration = migrations.at(-1)?.path.slice(`${folder}/`.length)
  const named = Object.assign({ migration }, shape, { migration })
  const kept = JSON.stringify(
    named,
    (key, value: unknown) => (notKeptInSnapshot.has(key) ? undefined : value),
    2,
  )
  return { path: `${folder}/snapshot.json`, text: `${kept}\n` }
}
