import { useEffect, useEffectEvent } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

/** react-admin would tell the reason in a message, too, where the list stands with the reason in its place. */
export const toldInPlace = { onError: () => undefined }

/** Tells that a list could not be fetched while it shows the rows that it had. */
export function useTellStale(names: string): void {
  const { data, error } = useListContext()
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const tell = useEffectEvent((failure: unknown) => {
    if (data) notifyFailure(failure, translate('screens.list.failed', { name: names }))
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
