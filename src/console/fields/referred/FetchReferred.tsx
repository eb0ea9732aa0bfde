import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { isObject } from '../../kit/text/readValue.ts'
import { recordLoader } from './recordLoader.ts'
import type { ReadRecord } from './recordLoader.ts'
import { keyOfTarget } from './followedIn.ts'
import type { Target } from './followedIn.ts'
import { useMaySee } from './useMaySee.ts'
import type { Learn } from './useReferredRecords.ts'

interface FetchReferredProps {
  targets: readonly Target[]
  learn: Learn
}

/** Fetches other records as long as a form wants them; it draws nothing. */
export function FetchReferred({ targets, learn }: FetchReferredProps) {
  const dataProvider = useDataProvider()
  const read = useMemo(() => recordLoader(dataProvider), [dataProvider])
  const maySee = useMaySee()
  const seen = targets.filter(([entity]) => maySee(entity))
  const wanted = new Map(seen.map((target) => [keyOfTarget(target), target]))
  return [...wanted].map(([key, target]) => <FetchOne key={key} target={target} read={read} learn={learn} />)
}

interface FetchOneProps {
  target: Target
  read: ReadRecord
  learn: Learn
}

function FetchOne({ target: [entity, id], read, learn }: FetchOneProps) {
  const { data, isPending } = useQuery({
    // As react-admin keeps what it fetched by ids, so that what is changed elsewhere in the console is seen here.
    queryKey: [entity, 'getMany', { ids: [id], meta: undefined }],
    queryFn: async () => [await read(entity, id)].filter((record) => record !== undefined),
    // What is computed counts what the record says now.
    gcTime: 0,
  })
  const record = data?.[0]
  useEffect(() => {
    if (!isPending) learn([entity, id], isObject(record) ? record : 'unseen')
    return () => learn([entity, id], undefined)
  }, [entity, id, isPending, record, learn])
  return null
}
