import { deepEquals } from '@rjsf/utils'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** An rjsf form, with the values that it holds. */
interface HoldsData {
  state: { formData?: unknown }
}

/**
 * A key for an rjsf form. The key changes when the form's tab becomes visible again and the values have changed in the
 * meantime: React then mounts a class component again without reporting an update, so the form would keep its old values.
 */
export function useRemountKey(form: RefObject<HoldsData | null>, formData: unknown): number {
  const [key, setKey] = useState(0)
  const wasAway = useRef(false)
  const takeOver = useEffectEvent(() => {
    if (form.current && !deepEquals(form.current.state.formData, formData)) setKey(key + 1)
  })
  useLayoutEffect(() => {
    if (wasAway.current) takeOver()
    wasAway.current = false
    return () => {
      wasAway.current = true
    }
  }, [])
  return key
}
