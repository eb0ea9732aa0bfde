import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { InputBoundary } from '../../../fields/inputs/InputBoundary.tsx'
import { TextInput } from '../../../fields/text/TextInput.tsx'
import type { InputProps } from '../../../kit/inputs/InputProps.ts'

/** Where the input of a filter stands: some are loaded when they are drawn, and their place stays as high meanwhile. */
export function FilterPlace({ children, ...bound }: InputProps & { children: ReactNode }) {
  return (
    <InputBoundary label={bound.label}>
      <Suspense fallback={<TextInput {...bound} disabled />}>{children}</Suspense>
    </InputBoundary>
  )
}
