import { useMemo } from 'react'
import { useTranslate } from 'react-admin'

/** The words of a cascading select. */
export function useCascadeWords() {
  const translate = useTranslate()
  return useMemo(
    () => ({
      failed: translate('cascade.failed'),
      loading: translate('cascade.loading'),
      none: translate('cascade.none'),
      clear: translate('screens.action.clear'),
      open: translate('screens.action.open'),
      close: translate('screens.action.close'),
    }),
    [translate],
  )
}
