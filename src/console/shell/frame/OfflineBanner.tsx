import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import { useServerState } from '../live/useServerState.ts'

/** Shows that the browser is offline or the server does not answer, and when the server answers again. */
export function OfflineBanner() {
  const translate = useTranslate()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const server = useServerState()
  if (online && server === 'fine') return null
  const words = !online ? 'offline' : server === 'down' ? 'serverDown' : 'serverBack'
  return (
    <Alert severity={words === 'serverBack' ? 'success' : 'warning'} role="status" sx={{ borderRadius: 0 }}>
      <strong>{translate(`shell.${words}`)}</strong> {translate(`shell.${words}Hint`)}
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
