import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '#shared/permissions/Explanation.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { ChainList } from './ChainList.tsx'
import { permissionExplanationQuery } from './permissionExplanationQuery.ts'
import { GrantSteps } from './GrantSteps.tsx'
import type { Question } from './Question.ts'

/** The answer to a question: allowed or refused, the reason, and for a refusal the missing grants. */
export function ExplanationView({ question }: { question: Question }) {
  const translate = useTranslate()
  const { data, error, refetch, isFetching } = useQuery(permissionExplanationQuery(question))
  if (error)
    return (
      <LoadFailed title={translate('permissionCheck.failed')} error={error} onRetry={() => void refetch()} />
    )
  return (
    <Box aria-live="polite" aria-busy={isFetching} sx={{ mt: 3 }}>
      {data ? <Verdict explanation={data} question={question} /> : <Skeleton variant="rounded" height={96} />}
    </Box>
  )
}

function Verdict({ explanation, question }: { explanation: Explanation; question: Question }) {
  const translate = useTranslate()
  const { isAllowed, route, chains, obstacles, grant } = explanation
  const access = route && route.access !== 'policy' ? route.access : undefined
  return (
    <>
      <Alert severity={isAllowed ? 'success' : 'error'} variant="outlined">
        <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
          {translate(isAllowed ? 'permissionCheck.allowed' : 'permissionCheck.refused', wordsOf(question))}
        </AlertTitle>
        {access && translate(`permissionCheck.access.${access}`)}
        {obstacles.map((obstacle) => (
          <div key={obstacle}>{translate(`permissionCheck.obstacle.${obstacle}`)}</div>
        ))}
        {chains.length === 0 && !access && translate('permissionCheck.noChain')}
      </Alert>
      <ChainList chains={chains} />
      {!isAllowed && (grant || obstacles.length === 0) && <GrantSteps steps={grant} />}
    </>
  )
}

function wordsOf(question: Question): { who: string; what: string } {
  return {
    who: 'user' in question ? question.user : question.role,
    what: 'call' in question ? question.call : question.code,
  }
}
