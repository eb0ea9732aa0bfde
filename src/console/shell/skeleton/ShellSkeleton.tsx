import { DomElement } from './DomElement.tsx'
import { shellSkeleton } from './shellSkeleton.ts'

/** The outline of the console, shown until its content is loaded. */
export function ShellSkeleton() {
  return <DomElement make={shellSkeleton} />
}
