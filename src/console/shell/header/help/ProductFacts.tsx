import Typography from '@mui/material/Typography'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { config } from '../../../kit/config/config.ts'
import { callApi } from '../../../session/api/session.ts'
import type { HelpWords } from './messages/zh.ts'
import { useHelpWords } from './useHelpWords.ts'

interface Health {
  version: string
  status: string
}

/** The name and version of the product, and the state of its server. */
export function ProductFacts() {
  const words = useHelpWords()
  const { data, isPending } = useQuery({ queryKey: ['health'], queryFn: askHealth, retry: false })
  if (isPending) return <Skeleton width={220} />
  const state = stateOf(data?.status, words)
  return (
    <Typography variant="body2">
      {data && (
        <>
          <span translate="no">{config.title}</span> · {words.version} {data.version} ·{' '}
        </>
      )}
      {words.server}: {state}
    </Typography>
  )
}

function stateOf(status: string | undefined, words: HelpWords): string {
  if (status === 'ok') return words.serverOk
  return status === 'read-only' ? words.serverReadOnly : words.serverDown
}

async function askHealth({ signal }: { signal: AbortSignal }): Promise<Health> {
  const { data } = await callApi('/health', { signal })
  const facts = typeof data === 'object' && data !== null ? data : {}
  return {
    version: 'version' in facts ? String(facts.version) : '',
    status: 'status' in facts ? String(facts.status) : '',
  }
}
