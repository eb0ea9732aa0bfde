import { createContext, useContext } from 'react'
import { useCreatePath } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** The initial values that the surrounding page gives to a new record, such as the department selected beside the list. */
export const NewRecordContext = createContext<Values>({})

/** The address of the form for a new record, with the values that the surrounding page or the caller gives. */
export function useNewRecordPath({ entity }: Pick<Resource, 'entity'>, given: Values = {}): string {
  const values = { ...useContext(NewRecordContext), ...given }
  const path = useCreatePath()({ resource: entity, type: 'create' })
  if (Object.keys(values).length === 0) return path
  return `${path}?source=${encodeURIComponent(JSON.stringify(values))}`
}
