import { useCallback, useMemo, useState } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { keyOfTarget } from './Target.ts'
import type { Target } from './Target.ts'
import type { FindReferred } from './ReferredContext.ts'
import { useMaySee } from './useMaySee.ts'

/** Takes the outcome of a fetch: a record, or that it cannot be seen; undefined once the form no longer needs it. */
export type Learn = (target: Target, found: JsonObject | 'unseen' | undefined) => void

/** The fetched records that a form's references lead to; those whose page the user may not open count as unseen. */
export function useReferredRecords(): { find: FindReferred; learn: Learn } {
  const maySee = useMaySee()
  const [known, setKnown] = useState<ReadonlyMap<string, JsonObject | 'unseen'>>(new Map())
  const find = useCallback<FindReferred>(
    (target) => (maySee(target[0]) ? (known.get(keyOfTarget(target)) ?? 'loading') : 'unseen'),
    [maySee, known],
  )
  const learn = useCallback<Learn>((target, found) => {
    const key = keyOfTarget(target)
    setKnown((before) => {
      const others = [...before].filter(([each]) => each !== key)
      return new Map(found === undefined ? others : [...others, [key, found]])
    })
  }, [])
  return useMemo(() => ({ find, learn }), [find, learn])
}
