import { Suspense } from 'react'
import { useNotificationContext } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads, lazy } from '../../kit/page/lazy.ts'

const Message = lazy(async () => ({ default: (await import('./Message.tsx')).Message }))

/**
 * Shows one message at a time, in order of arrival. An error replaces all earlier messages. A message with an undo button makes
 * room for the next, because its button would soon undo an old action.
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

/** A key for each message; otherwise the next message would vanish with one that is withdrawn while it closes. */
function keyOf(payload: NotificationPayload): number {
  const known = keys.get(payload) ?? (keysGiven += 1)
  keys.set(payload, known)
  return known
}
