import type { Values } from '../../../session/entities/recordName.ts'
import { filterFault } from '../filterParts/filterFault.ts'
import type { FilterInput } from './filterInputs.ts'

/** Whether rows can be asked for by what was typed. */
export function canAsk(inputs: readonly FilterInput[], values: Values): boolean {
  return inputs.every(({ source, field }) =>
    [source, `${source}_gte`, `${source}_lte`].every(
      (name) => !filterFault(field, values[name], name !== source),
    ),
  )
}
