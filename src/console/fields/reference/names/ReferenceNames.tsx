import type { UseQueryResult } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useGetManyAggregate, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'
import { namesOnly } from '../../../session/api/dataProvider/readOptions.ts'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { referencedIds } from './referencedIds.ts'
import { ReferenceNamesContext, nameKey } from './ReferenceNamesContext.ts'
import type { NameState } from './ReferenceNamesContext.ts'
import { referredName } from './referredName.ts'

interface ReferenceNamesProps {
  fields: readonly Field[]
  rows: readonly RaRecord[]
  children: ReactNode
}

/** Fetches the names of all records that the rows refer to: one query per cell would mean one for each row and column. */
export function ReferenceNames({ fields, rows, children }: ReferenceNamesProps) {
  const wanted = useMemo(() => [...referencedIds(fields.filter(holdsOne), rows)], [fields, rows])
  return wanted.reduceRight(
    (inner, [entity, ids]) => (
      <NamesOf key={entity} entity={entity} ids={ids}>
        {inner}
      </NamesOf>
    ),
    children,
  )
}

/** Lists of references are left out: a table shows only the first few of each, and those fetch their own names. */
const holdsOne = ({ type }: Field) => type === 'reference'

/** Prevents a tab that becomes visible again from fetching again at once. */
const fetchOptions = { staleTime: 10_000 }

function NamesOf({ entity, ids, children }: { entity: string; ids: string[]; children: ReactNode }) {
  const above = use(ReferenceNamesContext)
  const known = useGetManyAggregate(entity, { ids, meta: namesOnly }, fetchOptions)
  useRefetchWithList(known)
  const { data, isPending, isError } = known
  const names = useMemo(() => {
    const resource = resourceOf(entity)
    const found = new Map(data?.map((record) => [String(record.id), record]))
    const nameOf = (id: string): NameState => {
      const record = found.get(id)
      if (record && resource) return { name: referredName(resource, record) }
      if (isPending) return 'loading'
      return isError ? 'failed' : 'missing'
    }
    return new Map([...above, ...ids.map((id) => [nameKey(entity, id), nameOf(id)] as const)])
  }, [above, entity, ids, data, isPending, isError])
  return <ReferenceNamesContext value={names}>{children}</ReferenceNamesContext>
}

/** Fetches names again that could not be fetched, whenever the rows are fetched again. */
function useRefetchWithList({ isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>): void {
  const { isFetching } = useListContext()
  const refetchFailed = useEffectEvent(() => {
    if (isError) void refetch()
  })
  useEffect(() => {
    if (isFetching) refetchFailed()
  }, [isFetching])
}
