import { use } from 'react'
import { useCreatePath, useReference, useTranslate } from 'react-admin'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { useCan } from '../../session/access/AccessContext.ts'
import { namesOnly } from '../../session/api/dataProvider/readOptions.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { ReferenceNamesContext, nameKey } from './names/ReferenceNamesContext.ts'
import type { NameState } from './names/ReferenceNamesContext.ts'
import { referredName } from './names/referredName.ts'
import styles from '../../kit/widgets/values.module.css'

interface Referred {
  entity: string
  id: string
  place: 'list' | 'detail'
}

interface ReferenceValueProps extends Referred {
  /** The other record's name, if this record already contains it. */
  name?: string | undefined
}

/** The name of another record, linked for users who may open it; one line in a list, the whole name on a page. */
export function ReferenceValue({ entity, id, place, name }: ReferenceValueProps) {
  const names = use(ReferenceNamesContext)
  const state = name === undefined ? names.get(nameKey(entity, id)) : { name }
  if (state === undefined) return <FetchedReference entity={entity} id={id} place={place} />
  return <NamedReference entity={entity} id={id} place={place} state={state} />
}

const wordsFor = { failed: 'screens.list.nameUnread', missing: 'screens.list.missing' } as const

const namesMeta = { meta: namesOnly }

function FetchedReference({ entity, id, place }: Referred) {
  const { referenceRecord, isPending, error } = useReference({ reference: entity, id, options: namesMeta })
  const resource = resourceOf(entity)
  const named = referenceRecord && resource && { name: referredName(resource, referenceRecord) }
  const unknown = isPending ? 'loading' : error ? 'failed' : 'missing'
  return <NamedReference entity={entity} id={id} place={place} state={named ?? unknown} />
}

function NamedReference({ entity, id, place, state }: Referred & { state: NameState }) {
  const createPath = useCreatePath()
  const translate = useTranslate()
  const may = useCan(resourceOf(entity)?.permissions.page)
  if (state === 'loading') return <span className={styles.pending} />
  if (typeof state === 'string') return <span className={styles.nameless}>{translate(wordsFor[state])}</span>
  const text =
    place === 'list' ? <Clipped text={state.name} /> : <span className={styles.whole}>{state.name}</span>
  if (!may) return text
  return <QuickLink to={createPath({ resource: entity, id, type: 'show' })}>{text}</QuickLink>
}
