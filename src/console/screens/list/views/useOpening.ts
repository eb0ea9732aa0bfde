import { useLayoutEffect, useState } from 'react'
import { useLocation, useStoreContext } from 'react-admin'
import { openingLook } from '../../../session/views/openingLook.ts'
import { viewAddress } from '../../../session/views/viewAddress.ts'
import { keepLook } from './keepLook.ts'

/**
 * The address that a list opens with: that of the view chosen for this, if the current address says nothing and this window has
 * not shown the list yet.
 */
export function useOpening(entity: string): string | undefined {
  const { search } = useLocation()
  const store = useStoreContext()
  const isPlain = search === '' && store.getItem(`${entity}.listParams`) === undefined
  // A view that is chosen while the list is open applies from the next time on.
  const [look] = useState(() => (isPlain ? openingLook(entity) : undefined))
  const opening = isPlain ? look : undefined
  useLayoutEffect(() => {
    if (opening) keepLook(store, entity, opening)
  }, [opening, store, entity])
  return opening && viewAddress({ entity, look: opening })
}
