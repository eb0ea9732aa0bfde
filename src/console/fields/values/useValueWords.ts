import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { ValueWords } from '../ValueWords.ts'

/** The words that an entity's values need, in the language of the page. */
export function useValueWords(resource: Resource): ValueWords {
  const translate = useTranslate()
  const { value, label } = useEntityWords(resource)
  return useMemo(
    () => ({
      value,
      label,
      yes: translate('screens.list.yes'),
      no: translate('screens.list.no'),
      nothing: translate('screens.list.nothing'),
      entity: (name) => translate(`resources.${name}.name`, { smart_count: 1, _: name }),
    }),
    [translate, value, label],
  )
}
