import { use, useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { TabPathContext } from '../../../kit/tabs/TabsContext.ts'
import { useUnsaved } from '../../../kit/tabs/useUnsaved.ts'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import { beforeForgetting, isLoggedIn } from '../../../session/api/session.ts'
import type { Draft } from '../../../session/drafts/Draft.ts'
import type { RetryKey } from '../../../session/drafts/RetryKey.ts'
import { drafts } from '../../../session/drafts/drafts.ts'
import { draftOf, draftWithin, keepableNames } from './draftOf.ts'
import type { DraftSource } from './draftOf.ts'

// Nobody types a whole word in less time, and writing takes a moment.
const pauseMs = 300

interface DraftOptions extends DraftSource {
  resource: Resource
  form: ResourceForm
  dirty: boolean
  /** The retry key of a new record; the draft keeps the key under which the record may have been stored. */
  retryKey?: RetryKey | undefined
}

/** The draft that an earlier visit left in a form, to be taken up or discarded. */
export interface OfferedDraft {
  draft: Draft
  close: () => void
  discard: () => void
}

/** Keeps the values typed into a form until it is saved or given up, and offers the draft of an earlier visit. */
export function useDraft(options: DraftOptions): OfferedDraft | undefined {
  const { resource, form, dirty, data, clean, base, version, retryKey } = options
  const path = use(TabPathContext)
  const { data: person } = useQuery(currentUserQuery)
  const user = person?.id
  const place = useMemo(() => (user && path !== undefined ? { user, path } : undefined), [user, path])
  const keepable = useMemo(() => keepableNames(resource, form), [resource, form])
  const [offered, setOffered] = useState(() => {
    const kept = place && drafts.find(place)
    return kept && draftWithin(kept, keepable)
  })
  // An unanswered offer counts as neither saved nor given up: either would drop the draft.
  useUnsaved(offered && !dirty ? undefined : dirty)
  useEffect(() => {
    if (!dirty || !place) return undefined
    const write = () => {
      const draft = draftOf({ data, clean, base, version }, keepable)
      const key = retryKey?.unanswered
      if (draft.names.length > 0)
        drafts.keep(place, { ...draft, ...(key !== undefined && { retryKey: key }) })
    }
    const timer = setTimeout(write, pauseMs)
    const writeIfHere = () => isLoggedIn() && write()
    const withdraw = beforeForgetting((end) => end === 'ended' && write())
    window.addEventListener('pagehide', writeIfHere)
    return () => {
      clearTimeout(timer)
      withdraw()
      window.removeEventListener('pagehide', writeIfHere)
    }
  }, [dirty, place, keepable, data, clean, base, version, retryKey])
  if (!offered || !place) return undefined
  const close = () => setOffered(undefined)
  return {
    draft: offered,
    close,
    discard() {
      close()
      if (!dirty) drafts.drop(place)
    },
  }
}
