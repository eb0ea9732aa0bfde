import type { ComponentType } from 'react'
import type { Entities } from '#generated/types/Entities.ts'
import type { Without } from '#shared/contracts/Without.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { OwnCellProps, OwnParts, OwnValueProps } from './OwnParts.ts'

/** Columns that hand-written screens add to the generated ones. */
type AddedColumn = 'members'

type By<Property extends PropertyKey, Part> = Readonly<Partial<Record<Property | AddedColumn, Part>>>

/** The parts of one entity: each names a property that its schema has. */
export interface OwnPartsOf<Name extends keyof Entities> extends Without<
  OwnParts,
  'cells' | 'details' | 'filters'
> {
  cells?: By<keyof Entities[Name]['record'], ComponentType<OwnCellProps>>
  details?: By<keyof Entities[Name]['record'], ComponentType<OwnValueProps>>
  filters?: By<keyof Entities[Name]['record'], ComponentType<InputProps>>
}

/** The hand-written parts of generated screens: each entity is one that there is. */
export type PartsOfEntities = { [Name in keyof Entities]?: OwnPartsOf<Name> }
