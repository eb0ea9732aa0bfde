import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { mayDo } from './Access.ts'
import { useAccess } from './AccessContext.ts'

/** The actions that the current user may do with an entity. */
export interface AllowedActions {
  show: boolean
  create: boolean
  /** Creating a new record with the values of another. */
  copy: boolean
  edit: boolean
  delete: boolean
  /** Viewing deleted records, and restoring them. */
  restore: boolean
  /** Viewing deleted records, and removing them for good. */
  purge: boolean
  export: boolean
  import: boolean
  /** The state moves that the user may make, regardless of a record's state. */
  moves: readonly Move[]
  /** Whether a record is beyond the user's control because it has more permissions than the user. */
  isAbove: boolean
}

/** The actions that the current user may do with an entity, from the server's menu tree. */
export function useAllowed({ permissions, states, form, kind }: Resource): AllowedActions {
  const { codes } = useAccess()
  return useMemo(() => {
    const show = kind !== 'single' && mayDo(codes, permissions.page)
    const create = form !== undefined && mayDo(codes, permissions.create)
    return {
      show,
      create,
      copy: show && create,
      edit: form !== undefined && mayDo(codes, permissions.edit),
      delete: mayDo(codes, permissions.delete),
      restore: mayDo(codes, permissions.restore),
      purge: mayDo(codes, permissions.purge),
      export: mayDo(codes, permissions.export),
      import: mayDo(codes, permissions.import),
      moves: (states?.moves ?? []).filter((move) => mayDo(codes, move.permission)),
      isAbove: false,
    }
  }, [codes, permissions, states, form, kind])
}
