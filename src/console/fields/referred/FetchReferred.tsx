import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { recordLoader } from './recordLoader.ts'
import type { ReadRecord } from './recordLoader.ts'
import { keyOfTarget } from './Target.ts'
import type { Target } from './Target.ts'
import { useMaySee } from './useMaySee.ts'
import type { Learn } from './useReferredRecords.ts'

interface FetchReferredProps {
  targets: readonly Target[]
  learn: Learn
}

/** Fetches other records as long as a form needs them; renders nothing. */
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
    // The key that react-admin uses for records fetched by id, so that changes made elsewhere in the console are seen here.
    queryKey: [entity, 'getMany', { ids: [id], meta: undefined }],
    queryFn: async () => [await read(entity, id)].filter((record) => record !== undefined),
    // Keeps no cached record, because computed values depend on the current one.
    gcTime: 0,
  })
  const record = data?.[0]
  useEffect(() => {
    if (!isPending) learn([entity, id], isJsonObject(record) ? record : 'unseen')
    return () => learn([entity, id], undefined)
  }, [entity, id, isPending, record, learn])
  return null
}
