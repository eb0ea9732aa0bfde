import { whenIdle } from '../../kit/browser/whenIdle.ts'
import { serviceWorkers, settleServiceWorker } from './serviceWorkers.ts'

// Waits, because the first page has more urgent things to load.
const patienceMs = 5000
const lookMs = 30 * 60_000

/** Reports a newer build of the console and the function that changes over to it; returns a function that stops watching. */
export function watchForUpdates(onReady: (changeOver: () => void) => void): () => void {
  const workers = serviceWorkers()
  if (!workers) return () => {}
  const stopped = new AbortController()
  let cancelIdle = () => {}
  const start = setTimeout(() => {
    cancelIdle = whenIdle(() => {
      settleServiceWorker(workers)
        .then((registration) => registration && follow(registration, onReady, stopped.signal))
        .catch(() => undefined)
    })
  }, patienceMs)
  stopped.signal.addEventListener('abort', () => {
    clearTimeout(start)
    cancelIdle()
  })
  return () => stopped.abort()
}

function follow(
  registration: ServiceWorkerRegistration,
  onReady: (changeOver: () => void) => void,
  signal: AbortSignal,
): void {
  const tell = () => {
    const { waiting, active } = registration
    // The very first worker takes over without waiting.
    if (waiting && active) onReady(() => changeOver(waiting))
  }
  const onFound = () => registration.installing?.addEventListener('statechange', tell, { signal })
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }
  tell()
  onFound()
  registration.addEventListener('updatefound', onFound, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('online', look, { signal })
  const timer = setInterval(look, lookMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Changes over only with consent: other windows run on the files they have loaded, and may hold unsaved input. */
function changeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('takeOver', {})
}
