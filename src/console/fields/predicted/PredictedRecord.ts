import { computedValue } from '#shared/computed/computedValue.ts'
import { isOfReference, nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { equal } from '#shared/validation/equal.ts'
import { isFilledByReference } from '#shared/validation/fillRecord.ts'
import { targetsOf } from '../referred/Target.ts'
import type { EditedRecord, Derivations } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { Predictor, Prediction } from './Predictor.ts'
import { PredictedPart } from './PredictedPart.ts'
import { knownList, knownObject } from './KnownValue.ts'
import type { KnownValue } from './KnownValue.ts'

/** The sources from which a record is predicted. */
export interface PredictionSources {
  /** The record's fields, its computations, and the values with which a new record is filled in. */
  derivations: Derivations
  edited: EditedRecord
  find: FindReferred
  /** The properties that only the server sets. */
  serverSet: ReadonlySet<string>
  /** The computations inside its objects and inside the rows of its lists of objects, by property. */
  parts?: Readonly<Record<string, ComputedParts>> | undefined
  /** The lists whose rows are records of another entity. */
  lists?: Readonly<Record<string, ChildList>>
  /** For a row: the record that it belongs to, and the name of its reference to that record. */
  owner?: { of: string; record: PredictedRecord }
  /** Whether a value stays as stored when the owner changes, because a state locks it. */
  isKept?: (name: string) => boolean
}

/** Finds a row as it is stored; undefined if the row is new. */
export type FindRow = (row: JsonObject) => JsonObject | undefined

/** A list whose rows are records of another entity. */
export interface ChildList extends Pick<PredictionSources, 'derivations' | 'serverSet' | 'parts'> {
  /** The name of the rows' reference to the owner. */
  of: string
  /** Whether the person may not see the rows; the form does not have them then. */
  isUnseen: boolean
  storedRow: FindRow
  isKept: (name: string, stored: JsonObject) => boolean
}

/** Predicts a record's values as the server will compute them, each on demand. No value depends on itself, so this ends. */
export class PredictedRecord implements Predictor {
  readonly #sources: PredictionSources
  readonly #known = new Map<string, Prediction>()
  readonly #rows = new WeakMap<JsonObject, PredictedRecord>()

  constructor(sources: PredictionSources) {
    this.#sources = sources
  }

  predict(name: string): Prediction {
    const computation = this.#sources.derivations.computed?.[name]
    const known =
      this.#known.get(name) ?? (computation ? this.#computed(name, computation) : this.#given(name))
    this.#known.set(name, known)
    return known
  }

  row(list: string, row: JsonObject): Predictor {
    return this.#sources.lists?.[list] ? this.#childRow(list, row) : this.#partRow(list, row)
  }

  /** The prediction of a row that is a record of another entity. */
  #childRow(list: string, row: JsonObject): PredictedRecord {
    const known = this.#rows.get(row) ?? this.#newRow(list, row)
    this.#rows.set(row, known)
    return known
  }

  part(source: string, object: JsonObject, name: string): Prediction {
    const computation = this.#sources.parts?.[source]?.[name]
    if (!computation) return { value: object[name] ?? null }
    const record = this.#recordFor(readsOf(computation.expression))
    if ('unknown' in record) return record
    return { value: computedValue(computation, record.value, { row: object }) }
  }

  follow({ through, property }: ComparedPlace): Prediction {
    return through === undefined ? this.predict(property) : this.#through({ through, property })
  }

  chosenBefore(source: string, compared: readonly ComparedPlace[]): Prediction {
    const { stored } = this.#sources.edited
    const isUnchanged = stored !== undefined && compared.every((place) => this.#isUnchangedAt(place))
    return { value: isUnchanged ? [stored[source] ?? null].flat() : [] }
  }

  #isUnchangedAt({ through, property }: ComparedPlace): boolean {
    const { owner } = this.#sources
    if (through === undefined) return this.isUnchanged(property)
    return owner?.of === through ? owner.record.isUnchanged(property) : this.isUnchanged(through)
  }

  /** Whether the predicted value equals the stored one. */
  isUnchanged(name: string): boolean {
    const { stored } = this.#sources.edited
    const predicted = this.predict(name)
    return stored !== undefined && 'value' in predicted && equal(predicted.value, stored[name] ?? null)
  }

  #newRow(list: string, row: JsonObject): PredictedRecord {
    const { find, lists = {} } = this.#sources
    const child = lists[list]
    if (!child) throw new TypeError(`The rows of ${list} are no records`)
    const { derivations, serverSet, parts, of } = child
    const stored = child.storedRow(row)
    return new PredictedRecord({
      derivations,
      serverSet,
      parts,
      edited: { record: row, stored },
      find,
      owner: { of, record: this },
      isKept: (name) => stored !== undefined && child.isKept(name, stored),
    })
  }

  /** The prediction of a row that is part of the record. */
  #partRow(list: string, row: JsonObject): PredictedPart {
    const { derivations, find } = this.#sources
    const { fields = [] } = derivations.fields.find(({ source }) => source === list) ?? {}
    return new PredictedPart({ list, row, record: this, fields, find })
  }

  /** The entered value of a property, or the one that the server will fill in. */
  #given(name: string): Prediction {
    const { derivations, edited, serverSet } = this.#sources
    const value = edited.record[name]
    if (value !== undefined || edited.stored) return { value: value ?? null }
    const fill = derivations.fills?.[name]
    if (fill && isFilledByReference(fill)) return this.#through(fill)
    return serverSet.has(name) ? { unknown: 'unseen' } : { value: null }
  }

  #computed(name: string, computation: Computation): Prediction {
    const reads = readsOf(computation.expression)
    const { stored } = this.#sources.edited
    if (stored && this.#keepsStored(name, reads)) return { value: stored[name] ?? null }
    const record = this.#recordFor(reads)
    const referred = this.#referredFor(reads)
    if ('unknown' in record) return record
    if ('unknown' in referred) return referred
    return { value: computedValue(computation, record.value, { referred: referred.value }) }
  }

  /** The properties of the record that are read. */
  #recordFor(reads: readonly Read[]): KnownValue<Record<string, Json>> {
    const names = new Set(reads.flatMap((read) => ('of' in read ? [read.of] : [])))
    const lists = new Set(reads.flatMap((read) => ('list' in read ? [read.list] : [])))
    return knownObject([
      ...[...names].map((name) => [name, this.predict(name)] as const),
      ...[...lists].map((list) => [list, this.#list(list, itemsIn(reads, list))] as const),
    ])
  }

  #list(list: string, items: readonly string[]): Prediction {
    const { edited, lists = {} } = this.#sources
    const child = lists[list]
    if (child?.isUnseen && edited.stored) return { unknown: 'unseen' }
    const given = this.predict(list)
    if ('unknown' in given) return given
    const valueIn = (row: JsonObject, item: string) =>
      child ? this.#childRow(list, row).predict(item) : this.part(list, row, item)
    const rows = listOf(given.value).map((row): Prediction => {
      if (!isJsonObject(row)) return { value: row }
      const values = knownObject(items.map((item) => [item, valueIn(row, item)] as const))
      return 'unknown' in values ? values : { value: { ...row, ...values.value } }
    })
    return knownList(rows)
  }

  /** The values that are read from the records that the references lead to. */
  #referredFor(reads: readonly Read[]): KnownValue<Record<string, JsonObject>> {
    const through = reads.filter((read) => 'through' in read)
    const references = new Set(through.map((read) => read.through))
    return knownObject(
      [...references].map((reference) => {
        const read = through.filter((each) => each.through === reference)
        return [
          reference,
          knownObject(read.map((each) => [each.property, this.#through(each)] as const)),
        ] as const
      }),
    )
  }

  #through({ through, property }: { through: string; property: string }): Prediction {
    const { owner, derivations, edited, find } = this.#sources
    if (owner?.of === through) return owner.record.predict(property)
    const reference = this.predict(through)
    if ('unknown' in reference) return reference
    const [found] = targetsOf(derivations.fields, through, edited.record).map(find)
    if (typeof found === 'string') return { unknown: found }
    return { value: found?.[property] ?? null }
  }

  /**
   * Whether a value keeps its stored state because nothing it is computed from has changed. Only values that read references or
   * unseen rows need this check.
   */
  #keepsStored(name: string, reads: readonly Read[]): boolean {
    const follows = reads.some((read) => isOfReference(read) || this.#isUnseen(read))
    return follows && reads.every((read) => this.#isUntouched(name, read))
  }

  #isUnseen(read: Read): boolean {
    return 'list' in read && this.#sources.lists?.[read.list]?.isUnseen === true
  }

  #isUntouched(name: string, read: Read): boolean {
    const { owner, isKept, edited } = this.#sources
    if ('through' in read && read.through === owner?.of) {
      return isKept?.(name) === true || owner.record.isUnchanged(read.property)
    }
    if (this.#isUnseen(read)) return this.#leavesRows(read)
    const source = nameIn(read)
    if (!equal(edited.record[source] ?? null, edited.stored?.[source] ?? null)) return false
    return !('list' in read) || this.#areUntouched(name, read.list, read.item)
  }

  #areUntouched(name: string, list: string, item = ''): boolean {
    const part = this.#sources.parts?.[list]?.[item]
    if (part) return readsOf(part.expression).every((read) => this.#isUntouched(name, read))
    if (!this.#sources.lists?.[list]?.derivations.computed?.[item]) return true
    const rows = listOf(this.#sources.edited.record[list]).filter(isJsonObject)
    return rows.every((row) => this.#childRow(list, row).isUnchanged(item))
  }

  /** Whether rows that the form does not have keep their values. */
  #leavesRows(read: Read): boolean {
    const child = 'list' in read ? this.#sources.lists?.[read.list] : undefined
    const item = 'list' in read ? read.item : undefined
    const computation = item === undefined ? undefined : child?.derivations.computed?.[item]
    const reads = computation ? readsOf(computation.expression) : []
    return reads.every(
      (each) => !('through' in each) || each.through !== child?.of || this.isUnchanged(each.property),
    )
  }
}

/** The names of the values that are read in the rows of a list. */
function itemsIn(reads: readonly Read[], list: string): string[] {
  return reads.flatMap((read) =>
    'list' in read && read.list === list && read.item !== undefined ? [read.item] : [],
  )
}
