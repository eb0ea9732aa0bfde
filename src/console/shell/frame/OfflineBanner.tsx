import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'

/** Says so while the browser is offline. */
export function OfflineBanner() {
  const translate = useTranslate()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      <strong>{translate('shell.offline')}</strong> {translate('shell.offlineHint')}
    </Alert>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
