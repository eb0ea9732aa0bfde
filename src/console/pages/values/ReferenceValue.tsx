import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import { LinkBase, useCreatePath, useReference } from 'react-admin'
import { useCan } from '../../providers/AccessContext.ts'
import { recordName } from '../../resources/recordName.ts'
import { resourceOf } from '../../resources/resourceOf.ts'

interface ReferenceValueProps {
  entity: string
  id: string
  /** The other record's name, where the record carries it already. */
  name?: string | undefined
}

/** Another record by its name, linked for those who may open it. */
export function ReferenceValue({ entity, id, name }: ReferenceValueProps) {
  return name === undefined ? (
    <FetchedReference entity={entity} id={id} />
  ) : (
    <NamedReference entity={entity} id={id} name={name} />
  )
}

/** A list has hundreds of them: they are not asked for anew each time its tab comes into sight. */
const fetchOptions = { staleTime: 10_000 }

function FetchedReference({ entity, id }: ReferenceValueProps) {
  const { referenceRecord, isPending } = useReference({ reference: entity, id, options: fetchOptions })
  const resource = resourceOf(entity)
  if (isPending) return <Skeleton width={80} sx={{ display: 'inline-block' }} />
  const name = referenceRecord && resource ? recordName(resource, referenceRecord) : id
  return <NamedReference entity={entity} id={id} name={name} />
}

const NamedReference = memo(function NamedReference({ entity, id, name }: ReferenceValueProps) {
  const createPath = useCreatePath()
  const may = useCan(resourceOf(entity)?.permissions.page)
  if (!may) return <span>{name}</span>
  return (
    <Link component={LinkBase} to={createPath({ resource: entity, id, type: 'show' })} underline="hover">
      {name}
    </Link>
  )
})
