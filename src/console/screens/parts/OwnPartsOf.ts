import type { ComponentType } from 'react'
import type { Entities } from '#generated/types/Entities.ts'
import type { Without } from '#shared/contracts/Without.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { OwnCellProps, OwnParts, OwnValueProps } from './OwnParts.ts'

/** The columns that hand-written screens add to the generated ones. */
type AddedColumn = 'members'

type By<Property extends PropertyKey, Part> = Readonly<Partial<Record<Property | AddedColumn, Part>>>

/** The hand-written parts of one entity; TypeScript checks that the schema has each named property. */
export interface OwnPartsOf<Name extends keyof Entities> extends Without<
  OwnParts,
  'cells' | 'details' | 'filters'
> {
  cells?: By<keyof Entities[Name]['record'], ComponentType<OwnCellProps>>
  details?: By<keyof Entities[Name]['record'], ComponentType<OwnValueProps>>
  filters?: By<keyof Entities[Name]['record'], ComponentType<InputProps>>
}

/** The hand-written parts of generated screens; TypeScript checks that each entity exists. */
export type PartsOfEntities = { [Name in keyof Entities]?: OwnPartsOf<Name> }
