import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { use, useState } from 'react'
import { SampleCard } from '../parts/SampleCard.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { usePageWords } from '../parts/usePageWords.ts'

/** A page that breaks on demand; the console shows the problem page in its place. */
export function TriggerPage() {
  const { trigger: words } = usePageWords()
  const [failing, setFailing] = useState<Promise<never>>()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error(words.whileDrawing)
  return (
    <>
      <SampleTitle path="/samples/exception/trigger" />
      <SampleCard title={words.title} hint={words.hint}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2.5, flexWrap: 'wrap' }}>
          <Button variant="contained" color="error" onClick={() => setBroken(true)}>
            {words.breakDrawing}
          </Button>
          <Button
            variant="outlined"
            color="error"
            onClick={() => setFailing(Promise.reject(new Error(words.whileLoading)))}
          >
            {words.breakLoading}
          </Button>
        </Stack>
        {failing && <Awaited answer={failing} />}
      </SampleCard>
    </>
  )
}

/** Renders an answer once it has arrived. */
function Awaited({ answer }: { answer: Promise<string> }) {
  return use(answer)
}
