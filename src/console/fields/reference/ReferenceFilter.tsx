import type { FilterProps } from '../FieldView.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { ReferenceInput } from './ReferenceInput.tsx'
import { WithinFilter } from './WithinFilter.tsx'

/** Filters by one referenced record; in a tree also by a node with all nodes below it. */
export function ReferenceFilter({ within, ...props }: FilterProps) {
  const isTree = resourceOf(props.options?.reference?.entity ?? '')?.kind === 'tree'
  return isTree && within ? <WithinFilter {...props} within={within} /> : <ReferenceInput {...props} />
}
