import type { Values } from '../../../session/entities/recordName.ts'
import { faultIn } from './faultIn.ts'
import type { FilterInput } from './filterInputs.ts'
import { namesOf } from './filterInputs.ts'

/** Whether rows can be asked for by what was typed. */
export function canAsk(inputs: readonly FilterInput[], values: Values): boolean {
  return inputs.every((input) => namesOf(input).every((name) => !faultIn(input, name, values)))
}
