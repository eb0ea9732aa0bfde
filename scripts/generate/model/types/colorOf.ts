import type { Json } from '#shared/contracts/Json.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'

const colors: readonly ChipColor[] = [
  'default',
  'primary',
  'secondary',
  'success',
  'warning',
  'error',
  'info',
]

/** The colour that a schema names, else the default colour. */
export function colorOf(value: Json | undefined): ChipColor {
  return colors.find((color) => color === value) ?? 'default'
}
