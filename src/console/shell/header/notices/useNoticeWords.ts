import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { Notice } from '../../../session/queries/noticeQueries.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { formatMoney } from '#shared/fields/formatNumber.ts'

/** Returns the text of a notice in the page's language, filled with its facts. */
export function useNoticeWords(): (notice: Notice) => string {
  const translate = useTranslate()
  return useCallback(
    ({ code, facts }) => {
      const entityName = (name: string) => translate(`resources.${name}.name`, { smart_count: 2, _: name })
      const texts = Object.entries(facts).map(([name, value]) => [
        name,
        name === 'entity' ? entityName(textOf(name, value)) : textOf(name, value),
      ])
      return translate(`notices.${code}`, Object.fromEntries(texts))
    },
    [translate],
  )
}

function textOf(name: string, value: unknown): string {
  if (name === 'amount' && typeof value === 'number') return formatMoney(value)
  if (name === 'until' && typeof value === 'string') return formatDateTime(value)
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}
