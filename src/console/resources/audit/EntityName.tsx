import { textOf } from '../../widgets/readValue.ts'
import type { OwnCellProps } from '../OwnParts.ts'
import { resourceOf } from '../resourceOf.ts'
import { useEntityWords } from '../useEntityWords.ts'

/** What people call the kind of record that an audit record is about. */
export function EntityName({ record, children }: Pick<OwnCellProps, 'record' | 'children'>) {
  const entity = textOf(record['entity'])
  const { name } = useEntityWords({ entity })
  return resourceOf(entity) ? <span>{name}</span> : children
}
