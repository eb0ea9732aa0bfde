import type { ComponentProps } from 'react'
import { ObjectInput } from '../object/ObjectInput.tsx'
import { useComputedParts } from './useComputedParts.ts'
import type { ComputedInside } from './useComputedParts.ts'

interface ComputedObjectInputProps extends ComponentProps<typeof ObjectInput> {
  of: ComputedInside
}

/** An object inside a record, with its computed properties. */
export function ComputedObjectInput({ of, ...props }: ComputedObjectInputProps) {
  return <ObjectInput {...props} computed={useComputedParts(of)} />
}
