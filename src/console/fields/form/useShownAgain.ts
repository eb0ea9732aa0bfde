import { deepEquals } from '@rjsf/utils'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** A form of rjsf, with the values that it holds. */
interface HoldsData {
  state: { formData?: unknown }
}

/**
 * A key for a form of rjsf: another one once its tab comes back into sight with other values than it went away with. React mounts
 * a class component again then, and does not tell it that it was updated, so that the form would go on with the values it had.
 */
export function useShownAgain(form: RefObject<HoldsData | null>, formData: unknown): number {
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
