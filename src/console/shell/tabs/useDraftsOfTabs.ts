import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { beforeForgetting } from '../../session/api/session.ts'
import { drafts } from '../../session/drafts/drafts.ts'

/** Drops the drafts of forms that were saved or abandoned, and those of a user who logs out. */
export function useDraftsOfTabs(tabs: readonly Tab[]): void {
  const user = useQuery(currentUserQuery).data?.id
  const former = useRef(tabs)
  useEffect(() => {
    if (user === undefined) return
    const unsaved = new Set(tabs.filter((tab) => tab.unsaved).map(({ path }) => path))
    const done = former.current.filter((tab) => tab.unsaved && !unsaved.has(tab.path))
    for (const { path } of done) drafts.drop({ user, path })
    former.current = tabs
  }, [user, tabs])
  useEffect(
    () => beforeForgetting((end) => user !== undefined && end === 'loggedOut' && drafts.dropAll(user)),
    [user],
  )
}
