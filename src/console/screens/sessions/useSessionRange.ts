import { useSearchParams } from 'react-router-dom'
import { sessionKinds } from '#shared/contracts/sessions/UserSession.ts'
import type { SessionRange } from './allSessionsQuery.ts'

/** The range of sessions that the address selects; a reload shows the same sessions. */
export function useSessionRange(): [SessionRange, (next: Partial<SessionRange>) => void] {
  const [query, setQuery] = useSearchParams()
  const page = Number(query.get('page'))
  const range: SessionRange = {
    word: query.get('q') ?? '',
    kind: sessionKinds.find((each) => each === query.get('kind')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
  const show = (next: Partial<SessionRange>) => {
    // Another search or kind starts on the first page.
    const { word, kind, page: shown } = { ...range, page: 1, ...next }
    setQuery(
      {
        ...(word !== '' && { q: word }),
        ...(kind !== undefined && { kind }),
        ...(shown > 1 && { page: String(shown) }),
      },
      { replace: true },
    )
  }
  return [range, show]
}
