import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { RecordSkeleton } from '../../../kit/page/RecordSkeleton.tsx'
import { AccessDeniedPage } from '../../problem/problemPages.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { KeptNote } from './KeptNote.tsx'
import { keepForm, keptFormQuery } from './keptForm.ts'
import type { KeptForm, KeptFormName } from './keptForm.ts'

/** A form's content on the server, and the function that stores it. */
export interface Keeping {
  /** The content as a record; undefined while nothing is kept. */
  record: JsonObject | undefined
  /** Stores a draft or a submission and returns it as a record. */
  keep: (state: 'draft' | 'submitted') => (payload: JsonObject) => Promise<JsonObject>
}

interface WithKeptFormProps {
  name: KeptFormName
  children: (keeping: Keeping) => ReactNode
}

/** Renders a form once its kept content is loaded, below a note on that content's state. */
export function WithKeptForm({ name, children }: WithKeptFormProps) {
  const { forms: words } = usePageWords()
  const client = useQueryClient()
  const query = keptFormQuery(name)
  const { data: kept, error, refetch } = useQuery(query)
  const [cleared, setCleared] = useState(0)
  if (error instanceof HttpError && error.status === 403) return <AccessDeniedPage />
  if (error && !kept)
    return <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} />
  if (!kept) return <RecordSkeleton />
  const store = (next: KeptForm) => client.setQueryData(query.queryKey, next)
  const keep: Keeping['keep'] =
    (state) =>
    async ({ version = kept.version, ...content }) => {
      const next = await keepForm(name, { state, content, version: Number(version) })
      store(next)
      return recordOf(next)
    }
  return (
    <>
      <KeptNote
        name={name}
        kept={kept}
        onCleared={(empty) => {
          store(empty)
          setCleared(cleared + 1)
        }}
      />
      {/* A new key after each deletion resets the form. */}
      <Fragment key={cleared}>
        {children({ record: kept.state === 'empty' ? undefined : recordOf(kept), keep })}
      </Fragment>
    </>
  )
}

function recordOf({ content, version }: KeptForm): JsonObject {
  return { ...content, version }
}
