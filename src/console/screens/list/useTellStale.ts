import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

/** react-admin would tell the reason in a message, too, where the list stands with the reason in its place. */
export const toldInPlace = { onError: () => undefined }

interface Read {
  data: unknown
  error: unknown
}

/** Tells that a list could not be fetched while it shows the rows that it had. */
export function useTellStale({ data, error }: Read, names: string): void {
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const tell = useEffectEvent((failure: unknown) => {
    if (data) notifyFailure(failure, translate('screens.list.failed', { name: names }))
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
