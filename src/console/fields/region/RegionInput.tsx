import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { config } from '../../kit/config/config.ts'
import { loadRegions } from '../../session/api/loadRegions.ts'
import { CascadingSelect } from './CascadingSelect.tsx'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { useCascadeWords } from './useCascadeWords.ts'

const separator = ' / '
const levels = ['province', 'city', 'district'] as const

/** A place in China down to the district, kept as text: `浙江省 / 杭州市 / 西湖区`. */
export function RegionInput(props: InputProps) {
  const translate = useTranslate()
  const words = useCascadeWords()
  const chosen = textOf(props.value).split(separator).filter(Boolean)
  return (
    <InputFrame {...props}>
      <Box
        role="group"
        aria-labelledby={`${props.id}-label`}
        // Leaves room for the inputs' own labels, which lie on their upper edges.
        sx={{
          mt: 0.75,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        <CascadingSelect
          levels={levels.map((level, index) => ({
            id: index === 0 ? props.id : `${props.id}_${level}`,
            label: translate(`cascade.${level}`),
          }))}
          chosen={chosen}
          onChoose={(options) =>
            props.onChange(options.length > 0 ? options.map(({ label }) => label).join(separator) : undefined)
          }
          load={loadRegions}
          maxLevel={levels.length - 1}
          successCode={config.successCode}
          words={words}
          disabled={props.disabled ?? false}
        />
      </Box>
    </InputFrame>
  )
}
