import { useGetList, useTranslate } from 'react-admin'
import { recordName } from '../../resources/recordName.ts'
import { resourceOf } from '../../resources/resourceOf.ts'
import { ChoicesPicker } from '../../widgets/ChoicesPicker.tsx'
import type { InputProps } from '../../widgets/InputProps.ts'
import { useInputWords } from '../useInputWords.ts'
import { idsOf, itemsOf } from './linkedIds.ts'
import { useGrantable } from './useGrantable.ts'

const mostRoles = 200

/** The roles of a user; those that hold more than the current user does stand there disabled, with the reason. */
export function GrantableInput(props: InputProps) {
  const translate = useTranslate()
  const words = useInputWords()
  const { entity = '', key } = props.options?.reference ?? {}
  const resource = resourceOf(entity) ?? { display: 'id' }
  const grantable = useGrantable()
  const { data, isPending } = useGetList(entity, {
    pagination: { page: 1, perPage: mostRoles },
    sort: { field: 'sequence', order: 'ASC' },
  })
  const choices = (data ?? []).map((record) => {
    const id = String(record.id)
    const refusal = grantable.role(id) ? undefined : translate('permissions.role.roleNotHeld')
    return { value: id, label: recordName(resource, record), refusal }
  })
  return (
    <ChoicesPicker
      {...props}
      words={words}
      loading={isPending}
      choices={choices}
      chosen={idsOf(props.value, key)}
      onChoose={(ids) => props.onChange(itemsOf(ids, key))}
    />
  )
}
