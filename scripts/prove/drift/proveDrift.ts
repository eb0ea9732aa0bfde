import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import { inCopyOfProject } from '../copyOfProject.ts'
import { commonWords } from './commonWords.ts'
import type { CompileError } from './errorsAfter.ts'
import { errorsAfter } from './errorsAfter.ts'
import type { Exception } from './exceptions/Exception.ts'
import { exceptions } from './exceptions.ts'
import { findPlaces } from './findPlaces.ts'
import { kinds } from './Name.ts'
import type { Name, NameKind } from './Name.ts'
import { namesOf } from './namesOf.ts'
import { withProgram } from './openProgram.ts'
import type { Place } from './Place.ts'
import { Vocabulary } from './Vocabulary.ts'

/** The result of renaming every name. */
export interface Drift {
  names: number
  places: number
  /** The places that keep the old name and still compile. */
  silent: readonly Place[]
  /** The exceptions that excuse no place. */
  idle: readonly Exception[]
}

interface DriftOptions {
  /** Changes the copy before the search. */
  prepare?: (folder: string) => void
  onProgress?: (line: string) => void
}

/** Renames every name of the schemas in a copy, and finds the hand-written places where nothing fails. */
export function proveDrift({ prepare, onProgress }: DriftOptions = {}): Promise<Drift> {
  return inCopyOfProject(async (folder) => {
    prepare?.(folder)
    const names = namesOf(folder)
    const words = new Vocabulary(names, menuGroupsOf(folder), commonWords)
    const places = withProgram(folder, (rooms) => findPlaces(folder, rooms, words))
    onProgress?.(`${names.length} names, ${places.length} places`)
    const errors = new Map<NameKind, readonly CompileError[]>()
    const files = new Set([
      ...places.map(({ file }) => file),
      ...exceptions.map(({ heldBy }) => heldBy ?? ''),
    ])
    const before = join(folder, 'before')
    for (const part of ['schemas', 'generated'])
      cpSync(join(folder, part), join(before, part), { recursive: true })
    for (const kind of kinds) {
      // Any file may name an entity, so entities are compiled everywhere.
      const found = await errorsAfter(folder, { kind, names, ...(kind !== 'entity' && { files }) })
      errors.set(kind, found)
      onProgress?.(`every ${kind} renamed: ${found.length} errors`)
      for (const part of ['schemas', 'generated']) {
        rmSync(join(folder, part), { recursive: true })
        cpSync(join(before, part), join(folder, part), { recursive: true })
      }
    }
    const inUse = namesInUse(names, folder, errors.get('entity') ?? [])
    return verdict(inUse, places, errors)
  })
}

type Errors = ReadonlyMap<NameKind, readonly CompileError[]>

function verdict(names: readonly Name[], found: readonly Place[], errors: Errors): Drift {
  const words = new Set(names.map(({ name }) => name))
  const places = found.filter(({ name }) => words.has(name))
  const unnoticed = places.filter((place) => !isNoticed(place, errors))
  const excused = new Map(exceptions.map((exception) => [exception, excusedBy(exception, unnoticed, errors)]))
  const right = new Set([...excused.values()].flat())
  return {
    names: names.length,
    places: places.length,
    silent: unnoticed.filter((place) => !right.has(place)),
    idle: exceptions.filter(({ names: own, ...exception }) =>
      own.some((name) => !unnoticed.some((place) => place.file === exception.file && place.name === name)),
    ),
  }
}

/**
 * The names of the entities that hand-written code knows. A word that is only a name of another entity, such as the title of a
 * ticket, is an ordinary word there.
 */
function namesInUse(names: readonly Name[], folder: string, errors: readonly CompileError[]): Name[] {
  const marked = new Set(errors.map((error) => entityMarkedBy(error, folder)))
  return names.filter(({ entity }) => marked.has(entity))
}

/** The entity that a compiler error marks: as a text, as a key, or as its generated file. */
function entityMarkedBy({ file, start, end }: CompileError, folder: string): string {
  const marked = readFileSync(join(folder, file), 'utf8').slice(start, end)
  return parse(marked.replaceAll(/['"`]/gu, '')).name
}

/** Whether an error marks the place. A use that a generated type declares counts as noticed wherever the type has an error. */
function isNoticed({ file, start, end, name, kinds: own, use, heads }: Place, errors: Errors): boolean {
  const found = own.flatMap((kind) => errors.get(kind) ?? [])
  if (use === 'bound') return found.some(({ text }) => mentions(text, name))
  return found
    .filter((error) => error.file === file)
    .some((error) => (error.start < end && error.end > start) || heads.includes(error.start))
}

function excusedBy({ file, names, heldBy }: Exception, places: readonly Place[], errors: Errors): Place[] {
  return places.filter((place) => {
    if (place.file !== file || !names.includes(place.name)) return false
    if (heldBy === undefined) return true
    return place.kinds.flatMap((kind) => errors.get(kind) ?? []).some((error) => error.file === heldBy)
  })
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}(?:Drift|_drift)?\\b`, 'u').test(text)
}

function menuGroupsOf(folder: string): string[] {
  const file = readFileSync(join(folder, 'schemas', 'definitions', 'menuGroups.json'), 'utf8')
  const { groups }: { groups: readonly { code: string }[] } = JSON.parse(file)
  return groups.map(({ code }) => code)
}
