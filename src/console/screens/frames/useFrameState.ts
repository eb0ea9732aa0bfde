import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { currentKey } from '../../session/api/currentQueries.ts'
import { callApi } from '../../session/api/session.ts'

/** The reason why a frame does not show its site. */
export interface FrameFault {
  /** `blocked`: by the policy that this page was loaded with; `slow`: the site may still load. */
  kind: 'refused' | 'unreachable' | 'blocked' | 'slow'
}

interface Frame {
  code: string
  url: string
  isLoaded: boolean
}

/** How long a site may take to load before the user is told that it is slow, in milliseconds. */
const patience = 10_000
/** How long a frame waits for the server's answer, in milliseconds. */
const answerPatience = 3000
const answerLasts = 300_000

/** The state of a frame. A browser does not report that a site refuses to be framed, so the server checks that. */
export function useFrameState({ code, url, isLoaded }: Frame) {
  const [isForced, setForced] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: [...currentKey, 'frame', code, url],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ code, origin: window.location.origin })
      return readAnswer((await callApi(`/current/frames?${query}`, { signal })).data)
    },
    staleTime: answerLasts,
    retry: false,
  })
  const isBlocked = useBlocked(url)
  const isLate = useLate(!isLoaded, patience)
  const isWaitedFor = useLate(isPending, answerPatience)
  const answered = isForced ? undefined : data
  const problem: FrameFault | undefined = isBlocked ? { kind: 'blocked' } : (answered ?? undefined)
  return {
    problem: problem ?? (isLate ? ({ kind: 'slow' } as const) : undefined),
    /** Whether the frame has to wait for the server's answer; browsers log an error for each site that refuses. */
    isAsking: isPending && !isWaitedFor,
    showAnyway: () => setForced(true),
  }
}

/** A query's data may be null, but not undefined. */
function readAnswer(data: unknown): FrameFault | null {
  if (typeof data !== 'object' || data === null || !('answer' in data)) return null
  const { answer } = data
  const kind = (['refused', 'unreachable'] as const).find((each) => each === answer)
  return kind ? { kind } : null
}

/** The page's policy allows the sites that menus named when the page was loaded; a site added later is blocked. */
function useBlocked(url: string): boolean {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const { origin } = new URL(url)
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setBlocked(true)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [url])
  return isBlocked
}

function useLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting, patience])
  return isWaiting && isLate
}
