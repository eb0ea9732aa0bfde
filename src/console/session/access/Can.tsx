import type { ReactNode } from 'react'
import type { RequiredAction } from './Access.ts'
import { useCan } from './AccessContext.ts'

/** The content for users with the action, and the content for all others. */
export interface CanProps {
  action: RequiredAction
  children: ReactNode
  otherwise?: ReactNode
}

/** Shows its children only to users who have the action. */
export function Can({ action, children, otherwise = null }: CanProps) {
  return useCan(action) ? children : otherwise
}
