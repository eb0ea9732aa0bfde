import { Drawn } from './Drawn.tsx'
import { shellSkeleton } from './shellSkeleton.ts'

/** The outline of the console, until there is more to see. */
export function ShellSkeleton() {
  return <Drawn make={shellSkeleton} />
}
