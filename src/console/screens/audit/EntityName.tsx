import type { Audit } from '#generated/types/audit.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

/** The display name of the kind of record that an audit record is about. */
export function EntityName({ record, children }: Pick<OwnCellProps, 'record' | 'children'>) {
  const subject = resourceOf(textOf(record['entity' satisfies keyof Audit]))
  // Records about the console itself, such as a log-in, belong to no entity.
  return subject ? <Name subject={subject} /> : children
}

function Name({ subject }: { subject: Resource }) {
  return <span>{useEntityWords(subject).name}</span>
}
