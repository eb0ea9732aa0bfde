import { useLayoutEffect, useState } from 'react'
import { useLocation, useStoreContext } from 'react-admin'
import { openingLook } from '../../../session/views/openingLook.ts'
import { viewAddress } from '../../../session/views/viewAddress.ts'
import { keepLook } from './keepLook.ts'

/** The address that a list opens with, where a person chose a view for that, its own says nothing, and this window has not shown it yet. */
export function useOpening(entity: string): string | undefined {
  const { search } = useLocation()
  const store = useStoreContext()
  const isPlain = search === '' && store.getItem(`${entity}.listParams`) === undefined
  // A view that is chosen while the list is open is for the next time.
  const [look] = useState(() => (isPlain ? openingLook(entity) : undefined))
  const opening = isPlain ? look : undefined
  useLayoutEffect(() => {
    if (opening) keepLook(store, entity, opening)
  }, [opening, store, entity])
  return opening && viewAddress({ entity, look: opening })
}
