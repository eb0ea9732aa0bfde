import { useRef, useState } from 'react'
import type { WhatIf, WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { useLongCall } from '../../kit/tabs/useLongCall.ts'
import { callFile } from '../../session/api/session.ts'
import { readNews } from './readNews.ts'

/** The progress of a trial, or its end. */
export type Trial =
  | { stage: 'none' }
  | { stage: 'running'; done: number; total: number | undefined }
  | { stage: 'done'; result: WhatIf }
  | { stage: 'stopped' }
  | { stage: 'failed'; error: unknown }

/** Runs trials on the server, one at a time and only while the page is open. */
export function useWhatIf() {
  const [trial, setTrial] = useState<Trial>({ stage: 'none' })
  const call = useLongCall()
  const latest = useRef<AbortSignal>(undefined)
  const start = async (question: WhatIfQuestion): Promise<void> => {
    const signal = call.start()
    latest.current = signal
    setTrial({ stage: 'running', done: 0, total: undefined })
    const end = await ask(question, { signal, onProgress: setTrial }).catch((error: unknown): Trial =>
      signal.aborted ? { stage: 'stopped' } : { stage: 'failed', error },
    )
    if (latest.current === signal) setTrial(end)
  }
  return { trial, start, stop: call.stop }
}

async function ask(
  question: WhatIfQuestion,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (trial: Trial) => void },
): Promise<Trial> {
  const body = JSON.stringify(question)
  const response = await callFile('/distributions/whatIf', { method: 'POST', body, signal })
  for await (const news of readNews(response)) {
    if ('result' in news) return { stage: 'done', result: news.result }
    onProgress({ stage: 'running', ...news.progress })
  }
  // The answer ended before the result.
  return { stage: 'failed', error: undefined }
}
