import { use } from 'react'
import { useCreatePath, useReference } from 'react-admin'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { useCan } from '../../session/access/AccessContext.ts'
import { namesOnly } from '../../session/api/readOptions.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { ReferenceNamesContext, nameKey } from './ReferenceNamesContext.ts'
import styles from '../../kit/widgets/values.module.css'

interface ReferenceValueProps {
  entity: string
  id: string
  /** The other record's name, where the record carries it already. */
  name?: string | undefined
}

/** Another record by its name, linked for those who may open it. */
export function ReferenceValue({ entity, id, name }: ReferenceValueProps) {
  const names = use(ReferenceNamesContext)
  const key = nameKey(entity, id)
  if (name === undefined && !names.has(key)) return <FetchedReference entity={entity} id={id} />
  return <NamedReference entity={entity} id={id} name={name ?? names.get(key)} />
}

const namesMeta = { meta: namesOnly }

function FetchedReference({ entity, id }: ReferenceValueProps) {
  const { referenceRecord, isPending } = useReference({ reference: entity, id, options: namesMeta })
  const resource = resourceOf(entity)
  const name = referenceRecord && resource ? recordName(resource, referenceRecord) : id
  return <NamedReference entity={entity} id={id} name={isPending ? undefined : name} />
}

function NamedReference({ entity, id, name }: ReferenceValueProps) {
  const createPath = useCreatePath()
  const may = useCan(resourceOf(entity)?.permissions.page)
  if (name === undefined) return <span className={styles.pending} />
  const text = <Clipped text={name} />
  if (!may) return text
  return <QuickLink to={createPath({ resource: entity, id, type: 'show' })}>{text}</QuickLink>
}
