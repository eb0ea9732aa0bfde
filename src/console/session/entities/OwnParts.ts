import type { Entities } from '#generated/types/Entities.ts'
import type { FieldGroup, ListColumn, ListFilter } from '#shared/contracts/Resource.ts'

type PropertyOf<Name extends keyof Entities> = Extract<
  keyof Entities[Name]['record'] | keyof Entities[Name]['input'],
  string
>

/** The parts of a hand-written screen that replace those of the schema; a renamed or removed property no longer compiles. */
export interface OwnParts<Name extends keyof Entities> {
  columns?: readonly (ListColumn & { source: PropertyOf<Name> })[]
  filters?: readonly (ListFilter & { source: PropertyOf<Name> })[]
  groups?: readonly (FieldGroup & { fields: readonly PropertyOf<Name>[] })[]
}
