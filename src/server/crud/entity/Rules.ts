import type { Entities } from '#generated/types/Entities.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Changed, Change, Hooks } from './Context.ts'

/** A record of an entity, as rules read it. */
export type RecordOf<Name extends keyof Entities> = AsJson<Entities[Name]['record']>

/** The values of a record that is being made or changed; rules may add to them. */
export type DraftOf<Name extends keyof Entities> = Partial<AsJson<WrittenOf<Name>>>

/** A move of the entity's state machine. */
export type MoveOf<Name extends keyof Entities> = Move & Entities[Name]['move']

/** A change about to be made. */
export type ChangeOf<Name extends keyof Entities> = Change<RecordOf<Name>, DraftOf<Name>, MoveOf<Name>>

/** A change that was made. */
export type ChangedOf<Name extends keyof Entities> = Changed<RecordOf<Name>, DraftOf<Name>, MoveOf<Name>>

/** The rules of one entity. Every hook runs in the transaction of the change, and an error thrown by a hook undoes the change. */
export interface Rules<Name extends keyof Entities> extends Hooks<
  RecordOf<Name>,
  DraftOf<Name>,
  MoveOf<Name>
> {}

/** The properties that can be written, including those that are never answered and those that only the server sets. */
type WrittenOf<Name extends keyof Entities> = Omit<Entities[Name]['record'], keyof Entities[Name]['input']> &
  Required<Entities[Name]['input']>

/** The same shape with JSON where the schema allows anything. Interfaces become plain types, which generic code accepts. */
type AsJson<Value> = unknown extends Value
  ? Json
  : Value extends object
    ? { -readonly [Key in keyof Value]: AsJson<EntryValue<Key, Value[Key]>> }
    : Value

/** The type of a map's entries. A map with optional properties includes undefined in its own type; entries do not. */
type EntryValue<Key, Value> = string extends Key ? Exclude<Value, undefined> : Value

/** The rules by entity; most entities have none. */
export type OwnRules = { [Name in keyof Entities]?: Rules<Name> }
