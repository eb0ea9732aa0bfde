import { useTranslate } from 'react-admin'
import { useOptionName } from '../../session/entities/useOptionName.ts'
import { ChoicesPicker } from '../choice/ChoicesPicker.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { idsOf, itemsOf } from './linkedIds.ts'
import { useGrantable } from './useGrantable.ts'
import { OptionsUnread } from './OptionsUnread.tsx'
import { isUnread, useOptions } from './useOptions.ts'

/** The roles of a user; those that hold more than the current user does stand there disabled, with the reason. */
export function GrantableInput(props: InputProps) {
  const translate = useTranslate()
  const words = useInputWords()
  const { entity = '', key } = props.options?.reference ?? {}
  const nameOf = useOptionName(entity)
  const grantable = useGrantable()
  const list = useOptions(entity)
  const { data, isPending } = list
  const choices = (data ?? []).map((record) => {
    const id = String(record.id)
    const refusal = grantable.role(id) ? undefined : translate('permissions.role.roleNotHeld')
    return { value: id, label: nameOf(record), refusal }
  })
  const chosen = idsOf(props.value, key)
  const missing = chosen
    .filter((id) => data && !choices.some(({ value }) => value === id))
    .map((value) => ({ value, label: words.missing, refusal: undefined }))
  if (isUnread(list)) return <OptionsUnread {...props} onRetry={() => void list.refetch()} />
  return (
    <ChoicesPicker
      {...props}
      words={words}
      loading={isPending}
      choices={[...choices, ...missing]}
      chosen={chosen}
      onChoose={(ids) => props.onChange(itemsOf(ids, key))}
    />
  )
}
