import { computedValue } from '#shared/computed/computedValue.ts'
import { isOfReference, nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import { equal } from '#shared/validation/equal.ts'
import { isFollowed } from '#shared/validation/filledIn.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { targetsOf } from '../referred/followedIn.ts'
import type { Edited, Following } from '../referred/followedIn.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { Predicted, Prediction } from './Predicted.ts'
import { PredictedPart } from './PredictedPart.ts'
import { allOf, together } from './together.ts'
import type { Known } from './together.ts'

/** What a record is predicted from. */
export interface Grounds {
  /** What it is computed from, and what a new one is filled in with. */
  following: Following
  edited: Edited
  find: FindReferred
  /** Properties that the server alone sets. */
  made: ReadonlySet<string>
  /** What is computed in its objects, and in the rows of its lists of objects, by the property. */
  parts?: Readonly<Record<string, ComputedParts>> | undefined
  /** Its lists whose rows are records of another entity. */
  lists?: Readonly<Record<string, ChildList>>
  /** Of a row: the record that it belongs to, and its reference to that. */
  owner?: { of: string; record: PredictedRecord }
  /** Whether a value stays as it is stored when the owner changes, since a state locks it. */
  isKept?: (name: string) => boolean
}

/** Gives a row as it is stored; undefined where it is new. */
export type FindRow = (row: JsonObject) => JsonObject | undefined

/** A list whose rows are records of another entity. */
export interface ChildList extends Pick<Grounds, 'following' | 'made' | 'parts'> {
  /** Their reference to the owner. */
  of: string
  /** The person may not see the rows, so the form does not have them. */
  isUnseen: boolean
  storedRow: FindRow
  isKept: (name: string, stored: JsonObject) => boolean
}

/** Computes the values of a record in a form as the server will, each when it is asked for. No value follows from itself, so this ends. */
export class PredictedRecord implements Predicted {
  readonly #grounds: Grounds
  readonly #known = new Map<string, Prediction>()
  readonly #rows = new WeakMap<JsonObject, PredictedRecord>()

  constructor(grounds: Grounds) {
    this.#grounds = grounds
  }

  predict(name: string): Prediction {
    const computation = this.#grounds.following.computed?.[name]
    const known =
      this.#known.get(name) ?? (computation ? this.#computed(name, computation) : this.#given(name))
    this.#known.set(name, known)
    return known
  }

  row(list: string, row: JsonObject): Predicted {
    return this.#grounds.lists?.[list] ? this.#childRow(list, row) : this.#partRow(list, row)
  }

  /** A row that is a record of another entity. */
  #childRow(list: string, row: JsonObject): PredictedRecord {
    const known = this.#rows.get(row) ?? this.#newRow(list, row)
    this.#rows.set(row, known)
    return known
  }

  part(source: string, object: JsonObject, name: string): Prediction {
    const computation = this.#grounds.parts?.[source]?.[name]
    if (!computation) return { value: object[name] ?? null }
    const record = this.#recordFor(readsOf(computation.expression))
    if ('unknown' in record) return record
    return { value: computedValue(computation, record.value, { row: object }) }
  }

  follow({ through, property }: ComparedPlace): Prediction {
    return through === undefined ? this.predict(property) : this.#through({ through, property })
  }

  chosenBefore(source: string, compared: readonly ComparedPlace[]): Prediction {
    const { stored } = this.#grounds.edited
    const isLeft = stored !== undefined && compared.every((place) => this.#isLeftAt(place))
    return { value: isLeft ? [stored[source] ?? null].flat() : [] }
  }

  #isLeftAt({ through, property }: ComparedPlace): boolean {
    const { owner } = this.#grounds
    if (through === undefined) return this.isUnchanged(property)
    return owner?.of === through ? owner.record.isUnchanged(property) : this.isUnchanged(through)
  }

  /** Whether a value is the one that is stored. */
  isUnchanged(name: string): boolean {
    const { stored } = this.#grounds.edited
    const predicted = this.predict(name)
    return stored !== undefined && 'value' in predicted && equal(predicted.value, stored[name] ?? null)
  }

  #newRow(list: string, row: JsonObject): PredictedRecord {
    const { find, lists = {} } = this.#grounds
    const child = lists[list]
    if (!child) throw new TypeError(`The rows of ${list} are no records`)
    const { following, made, parts, of } = child
    const stored = child.storedRow(row)
    return new PredictedRecord({
      following,
      made,
      parts,
      edited: { record: row, stored },
      find,
      owner: { of, record: this },
      isKept: (name) => stored !== undefined && child.isKept(name, stored),
    })
  }

  /** A row that is a part of the record. */
  #partRow(list: string, row: JsonObject): PredictedPart {
    const { following, find } = this.#grounds
    const { fields = [] } = following.fields.find(({ source }) => source === list) ?? {}
    return new PredictedPart({ list, row, record: this, fields, find })
  }

  /** What is filled in, or will be. */
  #given(name: string): Prediction {
    const { following, edited, made } = this.#grounds
    const value = edited.record[name]
    if (value !== undefined || edited.stored) return { value: value ?? null }
    const fill = following.fills?.[name]
    if (fill && isFollowed(fill)) return this.#through(fill)
    return made.has(name) ? { unknown: 'unseen' } : { value: null }
  }

  #computed(name: string, computation: Computation): Prediction {
    const reads = readsOf(computation.expression)
    const { stored } = this.#grounds.edited
    if (stored && this.#isLeft(name, reads)) return { value: stored[name] ?? null }
    const record = this.#recordFor(reads)
    const referred = this.#referredFor(reads)
    if ('unknown' in record) return record
    if ('unknown' in referred) return referred
    return { value: computedValue(computation, record.value, { referred: referred.value }) }
  }

  /** The record as far as something of it is read. */
  #recordFor(reads: readonly Read[]): Known<Record<string, Json>> {
    const names = new Set(reads.flatMap((read) => ('of' in read ? [read.of] : [])))
    const lists = new Set(reads.flatMap((read) => ('list' in read ? [read.list] : [])))
    return together([
      ...[...names].map((name) => [name, this.predict(name)] as const),
      ...[...lists].map((list) => [list, this.#list(list, itemsIn(reads, list))] as const),
    ])
  }

  #list(list: string, items: readonly string[]): Prediction {
    const { edited, lists = {} } = this.#grounds
    const child = lists[list]
    if (child?.isUnseen && edited.stored) return { unknown: 'unseen' }
    const given = this.predict(list)
    if ('unknown' in given) return given
    const valueIn = (row: JsonObject, item: string) =>
      child ? this.#childRow(list, row).predict(item) : this.part(list, row, item)
    const rows = listOf(given.value).map((row): Prediction => {
      if (!isObject(row)) return { value: row }
      const values = together(items.map((item) => [item, valueIn(row, item)] as const))
      return 'unknown' in values ? values : { value: { ...row, ...values.value } }
    })
    return allOf(rows)
  }

  /** What the references of the record lead to, as far as it is read. */
  #referredFor(reads: readonly Read[]): Known<Record<string, JsonObject>> {
    const through = reads.filter((read) => 'through' in read)
    const references = new Set(through.map((read) => read.through))
    return together(
      [...references].map((reference) => {
        const read = through.filter((each) => each.through === reference)
        return [
          reference,
          together(read.map((each) => [each.property, this.#through(each)] as const)),
        ] as const
      }),
    )
  }

  #through({ through, property }: { through: string; property: string }): Prediction {
    const { owner, following, edited, find } = this.#grounds
    if (owner?.of === through) return owner.record.predict(property)
    const reference = this.predict(through)
    if ('unknown' in reference) return reference
    const [found] = targetsOf(following.fields, through, edited.record).map(find)
    if (typeof found === 'string') return { unknown: found }
    return { value: found?.[property] ?? null }
  }

  /** Whether a value stays as it is stored, since nothing was changed that it is computed from. What follows from nothing else need not be asked. */
  #isLeft(name: string, reads: readonly Read[]): boolean {
    const follows = reads.some((read) => isOfReference(read) || this.#isUnseen(read))
    return follows && reads.every((read) => this.#isUntouched(name, read))
  }

  #isUnseen(read: Read): boolean {
    return 'list' in read && this.#grounds.lists?.[read.list]?.isUnseen === true
  }

  #isUntouched(name: string, read: Read): boolean {
    const { owner, isKept, edited } = this.#grounds
    if ('through' in read && read.through === owner?.of) {
      return isKept?.(name) === true || owner.record.isUnchanged(read.property)
    }
    if (this.#isUnseen(read)) return this.#leavesRows(read)
    const source = nameIn(read)
    if (!equal(edited.record[source] ?? null, edited.stored?.[source] ?? null)) return false
    return !('list' in read) || this.#areUntouched(name, read.list, read.item)
  }

  #areUntouched(name: string, list: string, item = ''): boolean {
    const part = this.#grounds.parts?.[list]?.[item]
    if (part) return readsOf(part.expression).every((read) => this.#isUntouched(name, read))
    if (!this.#grounds.lists?.[list]?.following.computed?.[item]) return true
    const rows = listOf(this.#grounds.edited.record[list]).filter(isObject)
    return rows.every((row) => this.#childRow(list, row).isUnchanged(item))
  }

  /** Whether rows that the form does not have stay as they are. */
  #leavesRows(read: Read): boolean {
    const child = 'list' in read ? this.#grounds.lists?.[read.list] : undefined
    const item = 'list' in read ? read.item : undefined
    const computation = item === undefined ? undefined : child?.following.computed?.[item]
    const reads = computation ? readsOf(computation.expression) : []
    return reads.every(
      (each) => !('through' in each) || each.through !== child?.of || this.isUnchanged(each.property),
    )
  }
}

/** What is read in the rows of a list. */
function itemsIn(reads: readonly Read[], list: string): string[] {
  return reads.flatMap((read) =>
    'list' in read && read.list === list && read.item !== undefined ? [read.item] : [],
  )
}
