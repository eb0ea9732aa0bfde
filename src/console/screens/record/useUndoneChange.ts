import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { undoneChangeIn } from '../../fields/form/data/UndoneChange.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'

/**
 * The change that the last link to a form asked it to undo. The address forgets it at once, so a form that is reloaded or
 * returned to starts with the record.
 */
export function useUndoneChange(): UndoneChange | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => undoneChangeIn(state), [state])
  const [undone, setUndone] = useState(asked)
  if (asked && asked !== undone) setUndone(asked)
  useEffect(() => {
    if (asked) void navigate({ pathname, search }, { replace: true })
  }, [asked, navigate, pathname, search])
  return undone
}
