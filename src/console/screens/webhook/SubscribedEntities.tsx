import { useTranslate } from 'react-admin'
import type { Webhook } from '#generated/types/webhook.ts'
import type { OwnValueProps } from '../parts/OwnParts.ts'

/** The kinds of records whose events a webhook gets, or "All" if none is named. */
export function SubscribedEntities({ record, children }: OwnValueProps) {
  const translate = useTranslate()
  const told = record['told_entities' satisfies keyof Webhook]
  return Array.isArray(told) && told.length > 0 ? children : translate('screens.list.all')
}
