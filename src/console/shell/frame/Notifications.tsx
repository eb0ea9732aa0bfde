import { Suspense } from 'react'
import { useNotificationContext } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads, lazy } from '../../kit/page/lazy.ts'

const Message = lazy(async () => ({ default: (await import('./Message.tsx')).Message }))

/**
 * One message at a time, in the order in which they come; but an error takes the place of all that came before it, and one
 * that offers to take back what was done makes room for the next: the button would be of something done long ago.
 */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext()
  const shown =
    notifications.findLast(isError) ?? notifications.find((each) => !isUndoable(each)) ?? notifications.at(-1)
  if (!shown) return null
  const drop = () => setNotifications((waiting) => waiting.slice(waiting.indexOf(shown) + 1))
  return (
    <ErrorBoundary fallback={null} resetKeys={[shown]} onError={forgetFailedLoads}>
      <Suspense fallback={null}>
        <Message key={keyOf(shown)} payload={shown} onExited={drop} />
      </Suspense>
    </ErrorBoundary>
  )
}

function isError({ type }: NotificationPayload): boolean {
  return type === 'error'
}

function isUndoable({ notificationOptions }: NotificationPayload): boolean {
  return notificationOptions?.undoable === true
}

const keys = new WeakMap<NotificationPayload, number>()
let keysGiven = 0

/** Each message has a key of its own, or the next would go with one that is taken back while it closes. */
function keyOf(payload: NotificationPayload): number {
  const known = keys.get(payload) ?? (keysGiven += 1)
  keys.set(payload, known)
  return known
}
