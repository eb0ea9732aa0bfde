import { Suspense, lazy, useState } from 'react'
import { currentLanguage } from '../config/language.ts'
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx'
import { loadMessages } from '../messages/loadMessages.ts'
import { isLoggedIn } from '../providers/session.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { Visitor } from './Visitor.tsx'
import { useOtherTabs } from './useOtherTabs.ts'

const loadApp = () => {
  // Its words are a chunk of their own, which should not wait until the console asks for them.
  loadMessages(currentLanguage()).catch(() => undefined)
  return import('../App.tsx')
}
const App = lazy(async () => ({ default: (await loadApp()).App }))

/**
 * Shows the console to those who are logged in, and loads it only for them.
 * It must not follow the address: the console has a router of its own, which starts anew when it is rendered again.
 */
export function Root() {
  const [person, setPerson] = useState<'visitor' | 'known' | 'welcome'>(isLoggedIn() ? 'known' : 'visitor')
  useOtherTabs()
  if (person === 'visitor') return <Visitor onIdle={loadApp} onLoggedIn={() => setPerson('welcome')} />
  return (
    <LoadBoundary>
      <Suspense fallback={<ShellSkeleton />}>
        <App justLoggedIn={person === 'welcome'} />
      </Suspense>
    </LoadBoundary>
  )
}
