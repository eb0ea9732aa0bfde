import { createContext, useContext } from 'react'
import { useCreatePath } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** What a new record of the page around starts with, such as the department that is chosen beside the list. */
export const NewRecordContext = createContext<Values>({})

/** The address of the form for a new record, filled in as the page around or the caller says. */
export function useNewRecordPath({ entity }: Pick<Resource, 'entity'>, given: Values = {}): string {
  const values = { ...useContext(NewRecordContext), ...given }
  const path = useCreatePath()({ resource: entity, type: 'create' })
  if (Object.keys(values).length === 0) return path
  return `${path}?source=${encodeURIComponent(JSON.stringify(values))}`
}
