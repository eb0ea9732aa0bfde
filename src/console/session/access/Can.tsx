import type { ReactNode } from 'react'
import type { RequiredAction } from './Access.ts'
import { useCan } from './AccessContext.ts'

/** What to show to those who may do the action, and to the others. */
export interface CanProps {
  action: RequiredAction
  children: ReactNode
  otherwise?: ReactNode
}

/** Shows its children only to those who may do the action. */
export function Can({ action, children, otherwise = null }: CanProps) {
  return useCan(action) ? children : otherwise
}
