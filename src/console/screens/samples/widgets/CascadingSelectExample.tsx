import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { CascadingSelect } from '#console/fields/region/CascadingSelect.tsx'
import { useCascadeWords } from '#console/fields/region/useCascadeWords.ts'
import { config } from '#console/kit/config/config.ts'
import type { LoadCascade } from '#console/kit/inputs/CascadeAnswer.ts'
import { loadRegions } from '#console/session/api/loadRegions.ts'
import { fillIn } from '../parts/fillIn.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** Provinces and cities from the server, and a server that refuses. */
export function CascadingSelectExample() {
  const { cascadingSelect: words } = useSampleWords()
  const cascadeWords = useCascadeWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const common = { words: cascadeWords, successCode: config.successCode }
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Variant name={words.regions}>
        <Stack spacing={2}>
          <CascadingSelect
            levels={[
              { id: 'sample-province', label: words.province },
              { id: 'sample-city', label: words.city },
            ]}
            chosen={chosen}
            onChoose={(options) => setChosen(options.map(({ label }) => label))}
            load={loadRegions}
            {...common}
          />
        </Stack>
        <p role="status">{fillIn(words.chosen, { names: chosen.join(' / ') || words.nothing })}</p>
      </Variant>
      <Variant name={words.refused}>
        <CascadingSelect
          levels={[{ id: 'sample-refused', label: words.province }]}
          chosen={[]}
          onChoose={() => undefined}
          load={refuse}
          maxLevel={0}
          {...common}
        />
      </Variant>
    </Stack>
  )
}

/** Answers with a code other than the success code. */
const refuse: LoadCascade = async () => ({ code: 500, data: [] })
