import type { ComponentType } from 'react'

/** The screens of one entity, for react-admin's `<Resource>`; absent ones do not exist for it. */
export interface EntityPages {
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  show?: ComponentType
}
