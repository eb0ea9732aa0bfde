import type { Entities } from '#generated/types/Entities.ts'
import type { FieldGroup, ListColumn, ListFilter } from '#shared/contracts/Resource.ts'

type PropertyOf<Name extends keyof Entities> = Extract<
  keyof Entities[Name]['record'] | keyof Entities[Name]['input'],
  string
>

/** What a screen of one's own says instead of the schema: after a property was renamed or taken away the old name does not compile. */
export interface OwnParts<Name extends keyof Entities> {
  columns?: readonly (ListColumn & { source: PropertyOf<Name> })[]
  filters?: readonly (ListFilter & { source: PropertyOf<Name> })[]
  groups?: readonly (FieldGroup & { fields: readonly PropertyOf<Name>[] })[]
}
