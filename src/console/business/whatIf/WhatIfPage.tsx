import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { distributionResource } from '#generated/resources/distribution.ts'
import type { Distribution } from '#generated/types/distribution.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { TrialProgress } from './TrialProgress.tsx'
import { useWhatIf } from './useWhatIf.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'
import { WhatIfForm } from './WhatIfForm.tsx'
import { WhatIfView } from './WhatIfView.tsx'

const everyRule = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'leave' satisfies keyof Distribution, order: 'ASC' },
} as const

/** Tries other distribution rules on the orders of a period, before anything is saved. */
export function WhatIfPage() {
  const translate = useTranslate()
  const words = useWhatIfWords()
  const { trial, start, stop } = useWhatIf()
  const { data, error, refetch } = useGetList<Distribution & RaRecord>(
    distributionResource.entity,
    everyRule,
    { retry: false },
  )
  useTabTitle(translate('ledger.whatIf'))
  return (
    <Stack spacing={{ xs: 1.5, sm: 2 }} useFlexGap>
      <PageTitle title="ledger.whatIf" />
      {error ? (
        <LoadFailed title={words.rulesFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <WhatIfForm
          present={data}
          isRunning={trial.stage === 'running'}
          onStart={(question) => void start(question)}
          onStop={stop}
        />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
      <TrialProgress trial={trial} />
      {trial.stage === 'done' && <WhatIfView result={trial.result} />}
    </Stack>
  )
}
