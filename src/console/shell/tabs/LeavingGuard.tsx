import { useBlocker } from 'react-router-dom'
import { isLeaving } from '../../kit/tabs/leaving.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { UnsavedTabsDialog } from './UnsavedTabsDialog.tsx'

interface LeavingGuardProps {
  /** The visible tab, which has unsaved input and is not kept when it is left. */
  tab: Tab
  onGiveUp: () => void
}

/** Asks before the user leaves a page that would lose input; rendered only where there is something to lose. */
export function LeavingGuard({ tab, onGiveUp }: LeavingGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname, state } }) => pathname !== tab.path && !isLeaving(state),
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onGiveUp()
    blocker.proceed()
  }
  return <UnsavedTabsDialog question={{ tabs: [tab], onClose: () => blocker.reset(), onConfirm: leave }} />
}
