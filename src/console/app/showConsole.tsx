import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { ShellSkeleton } from '../shell/skeleton/ShellSkeleton.tsx'
import { LoadBoundary } from './start/LoadBoundary.tsx'

/** Shows the console to a user who is logged in. */
export function showConsole(place: HTMLElement, justLoggedIn: boolean): void {
  createRoot(place).render(
    <StrictMode>
      <LoadBoundary>
        <Suspense fallback={<ShellSkeleton />}>
          <App justLoggedIn={justLoggedIn} />
        </Suspense>
      </LoadBoundary>
    </StrictMode>,
  )
}
