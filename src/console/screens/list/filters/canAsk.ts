import type { Values } from '../../../session/entities/recordName.ts'
import { faultIn } from './faultIn.ts'
import type { FilterInput } from './filterInputs.ts'
import { namesOf } from './filterInputs.ts'

/** Whether all typed values are valid filters. */
export function canAsk(inputs: readonly FilterInput[], values: Values): boolean {
  return inputs.every((input) => namesOf(input).every((name) => !faultIn(input, name, values)))
}
