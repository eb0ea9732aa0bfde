import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Chart } from '#console/kit/widgets/chart/Chart.tsx'
import type { ChartData } from '#console/kit/widgets/chart/ChartData.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

const sold = [120, 200, 150, 80, 70, 110]
const refunded = [10, 24, 8, 12, 4, 9]

/** Bar charts and a line chart, in a container whose width can be changed. */
export function ChartExample() {
  const { chart: words } = useSampleWords()
  const [isNarrow, setNarrow] = useState(false)
  const data: ChartData = {
    categories: words.months,
    series: [
      { name: words.sold, values: sold },
      { name: words.refunded, values: refunded },
    ],
  }
  const common = { data, categoryLabel: words.month, height: 240 }
  return (
    <Stack spacing={2} sx={{ maxWidth: isNarrow ? 360 : 720 }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setNarrow(!isNarrow)}>
        {isNarrow ? words.wider : words.narrower}
      </Button>
      <Variant name={words.bars}>
        <Chart kind="bar" label={words.bars} {...common} />
      </Variant>
      <Variant name={words.ranks}>
        <Chart kind="rank" label={words.ranks} {...common} />
      </Variant>
      <Variant name={words.lines}>
        <Chart kind="line" label={words.lines} {...common} />
      </Variant>
    </Stack>
  )
}
