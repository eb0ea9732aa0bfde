import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { InputBoundary } from '../../../fields/inputs/InputBoundary.tsx'
import { TextInput } from '../../../fields/text/TextInput.tsx'
import type { InputProps } from '../../../kit/inputs/InputProps.ts'

/** The place of a filter's input. While the input loads, a disabled one of the same height takes its place. */
export function FilterPlace({ children, ...bound }: InputProps & { children: ReactNode }) {
  return (
    <InputBoundary label={bound.label}>
      <Suspense fallback={<TextInput {...bound} disabled />}>{children}</Suspense>
    </InputBoundary>
  )
}
