import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { WhatIf } from '#shared/business/commission/WhatIf.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import { LevelsPanel } from './LevelsPanel.tsx'
import { ResultFigures } from './ResultFigures.tsx'
import { useWhatIfWords } from './useWhatIfWords.ts'

const entities = { inviters: 'user', goods: 'good' } as const satisfies Record<string, EntityName>

/** The result of a trial: totals, by level, by inviter and by good. */
export function WhatIfView({ result }: { result: WhatIf }) {
  const words = useWhatIfWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus makes screen readers announce the result, and scrolls it into view.
  useEffect(() => heading.current?.focus(), [])
  if (result.orders === 0)
    return (
      <Alert severity="info">
        <AlertTitle>{words.nothing}</AlertTitle>
        {words.nothingHint}
      </Alert>
    )
  return (
    <Stack spacing={{ xs: 1.5, sm: 2 }} useFlexGap>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h2"
        sx={{ fontSize: '1rem', fontWeight: 600, outline: 'none' }}
      >
        {words.result} · {fillPlaceholders(words.resultOf, { from: result.from, to: result.to })}
      </Typography>
      <ResultFigures result={result} />
      <LevelsPanel levels={result.levels} />
      <ChangesPanel title={words.inviters} entity={entities.inviters} changes={result.inviters} />
      <ChangesPanel title={words.goods} entity={entities.goods} changes={result.goods} />
    </Stack>
  )
}
