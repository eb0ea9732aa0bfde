import type { Values } from '../../../session/entities/recordName.ts'
import { filterFault } from '../filterParts/filterFault.ts'
import type { FilterFault } from '../filterParts/filterFault.ts'
import { placeOf } from '../filterParts/placeOf.ts'
import type { FilterInput } from './filterInputs.ts'

/** The fault of one of an input's values. A range that ends before it begins is a fault too, as it contains nothing. */
export function faultIn(
  { kind, source, field }: FilterInput,
  name: string,
  values: Values,
): FilterFault | 'reversed' | undefined {
  const fault = filterFault(field, values[name], kind === 'range')
  const isReversed = name === `${source}_lte` && placeOf(values[`${source}_gte`]) > placeOf(values[name])
  return fault ?? (isReversed ? 'reversed' : undefined)
}
