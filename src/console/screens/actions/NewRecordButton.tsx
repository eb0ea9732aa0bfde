import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { createContext, use } from 'react'
import { LinkBase } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useNewRecordPath } from './NewRecordContext.ts'

/** Opens the form of a new record without leaving the page; absent where leaving the page loses nothing. */
export const NewRecordInPlaceContext = createContext<(() => void) | undefined>(undefined)

/** A link to the form of a new record, or a button that opens it in place. */
export function NewRecordButton({
  resource,
  ...props
}: { resource: Resource } & Omit<ButtonProps, 'resource'>) {
  const open = use(NewRecordInPlaceContext)
  const path = useNewRecordPath(resource)
  if (open) return <Button variant="contained" {...props} onClick={open} />
  return <Button variant="contained" {...props} component={LinkBase} to={path} />
}
