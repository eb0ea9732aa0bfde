import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ShellSkeleton } from '../shell/skeleton/ShellSkeleton.tsx'
import { firstMessages } from '../kit/messages/firstMessages.ts'
import { LoadBoundary } from './start/LoadBoundary.tsx'

/** Shows the console to a user who is logged in. */
export async function showConsole(place: HTMLElement, justLoggedIn: boolean): Promise<void> {
  // Waited for here: React would show a fallback for them, and nothing else for 300 ms after that.
  const messages = await firstMessages
  createRoot(place).render(
    <StrictMode>
      <LoadBoundary>
        <Suspense fallback={<ShellSkeleton />}>
          <App messages={messages} justLoggedIn={justLoggedIn} />
        </Suspense>
      </LoadBoundary>
    </StrictMode>,
  )
}
