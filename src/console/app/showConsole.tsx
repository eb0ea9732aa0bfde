import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ShellSkeleton } from '../shell/skeleton/ShellSkeleton.tsx'
import { firstMessages } from '../kit/messages/firstMessages.ts'
import { ReloadBoundary } from './start/ReloadBoundary.tsx'

/** Shows the console to a logged-in user. */
export async function showConsole(place: HTMLElement, justLoggedIn: boolean): Promise<void> {
  // Waits here, because React would show a fallback and then nothing else for 300 ms.
  const messages = await firstMessages
  createRoot(place).render(
    <StrictMode>
      <ReloadBoundary>
        <Suspense fallback={<ShellSkeleton />}>
          <App messages={messages} justLoggedIn={justLoggedIn} />
        </Suspense>
      </ReloadBoundary>
    </StrictMode>,
  )
}
