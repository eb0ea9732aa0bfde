import type { ComponentProps } from 'react'
import { RowsInput } from '../rows/RowsInput.tsx'
import { useComputedParts } from './useComputedParts.ts'
import type { ComputedInside } from './useComputedParts.ts'

interface ComputedRowsInputProps extends ComponentProps<typeof RowsInput> {
  of: ComputedInside
}

/** A list of objects, with the computed properties of each. */
export function ComputedRowsInput({ of, ...props }: ComputedRowsInputProps) {
  return <RowsInput {...props} computed={useComputedParts(of)} />
}
