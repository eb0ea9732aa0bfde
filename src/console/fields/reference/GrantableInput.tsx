import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SearchesInput } from './SearchesInput.tsx'
import { useGrantable } from './grantable/useGrantable.ts'

/** The roles of a user; roles with more permissions than the current user has are shown disabled, with the reason. */
export function GrantableInput(props: InputProps) {
  const translate = useTranslate()
  const grantable = useGrantable()
  const refusalOf = (id: string) =>
    grantable.role(id) ? undefined : translate('permissions.role.roleNotHeld')
  return <SearchesInput {...props} refusalOf={refusalOf} />
}
