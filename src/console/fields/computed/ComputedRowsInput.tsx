import type { ComponentProps } from 'react'
import { RowsInput } from '../rows/RowsInput.tsx'
import { useComputedParts } from './useComputedParts.ts'
import type { ComputedInside } from './useComputedParts.ts'

interface ComputedRowsInputProps extends ComponentProps<typeof RowsInput> {
  of: ComputedInside
}

/** Objects in a list, with what is computed in each of them. */
export function ComputedRowsInput({ of, ...props }: ComputedRowsInputProps) {
  return <RowsInput {...props} computed={useComputedParts(of)} />
}
