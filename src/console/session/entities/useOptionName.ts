import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { Department } from '#generated/types/department.ts'
import type { Menu } from '#generated/types/menu.ts'
import type { Role } from '#generated/types/role.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { recordName } from './recordName.ts'
import type { Values } from './recordName.ts'
import { fieldOf, resourceOf } from './resourceOf.ts'

const usualSource = 'status' satisfies keyof Department & keyof Menu & keyof Role

/** Returns a record's name for choices: disabled, frozen and similar records get a mark. */
export function useOptionName(entity: string): (record: Values) => string {
  const translate = useTranslate()
  return useCallback(
    (record) => {
      const resource = resourceOf(entity)
      const name = recordName(resource ?? { display: 'id' }, record)
      const source = resource?.states?.property ?? usualSource
      const value = textOf(record[source])
      const option = resource && fieldOf(resource, source)?.options?.find((each) => each.value === value)
      if (!option || option.color === 'success') return name
      const state = translate(`resources.${entity}.values.${source}.${value}`, { _: value })
      return translate('screens.list.inState', { name, state })
    },
    [entity, translate],
  )
}
