import { useMemo } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { mayDo } from './Access.ts'
import { useAccess } from './AccessContext.ts'

/** What the current user may do with an entity. */
export interface Allowed {
  show: boolean
  create: boolean
  /** Making a new record that starts with what another has. */
  copy: boolean
  edit: boolean
  delete: boolean
  /** Looking through what was deleted, and bringing it back. */
  restore: boolean
  /** Looking through what was deleted, and removing it for good. */
  purge: boolean
  export: boolean
  import: boolean
  /** State moves they may make, whatever state a record is in. */
  moves: readonly Move[]
  /** Whether a record is out of their reach, as it holds more than they do. */
  isAbove: boolean
}

/** What the current user may do with an entity, as the server's menu tree says. */
export function useAllowed({ permissions, states, form, kind }: Resource): Allowed {
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
