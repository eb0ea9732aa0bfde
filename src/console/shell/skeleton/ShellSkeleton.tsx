import { Drawn } from './Drawn.tsx'
import { shellSkeleton } from './shellSkeleton.ts'

/** The outline of the console, shown until its content is loaded. */
export function ShellSkeleton() {
  return <Drawn make={shellSkeleton} />
}
