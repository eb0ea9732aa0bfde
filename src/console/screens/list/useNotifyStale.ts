import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

/** Suppresses react-admin's message, since the list shows the reason in its place. */
export const withoutErrorMessage = { onError: () => undefined }

interface Read {
  data: unknown
  error: unknown
}

/** Reports a failed fetch while the list still shows its former rows. */
export function useNotifyStale({ data, error }: Read, names: string): void {
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const tell = useEffectEvent((failure: unknown) => {
    if (data) notifyFailure(failure, translate('screens.list.failed', { name: names }))
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
