import Box from '@mui/material/Box'
import { useState } from 'react'
import { useListFilterContext } from 'react-admin'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { AlternativesChip, ConditionChip, PlainChip } from './ConditionChip.tsx'
import type { ConditionsProps } from './ConditionsButton.tsx'
import { alternativesIn } from './conditionsInForce.ts'
import { conditionIn } from './conditionIn.ts'
import { useConditionPropertyLabel, useConditionProperties } from './useConditionProperties.ts'
import { useConditionWords } from './useConditionWords.ts'

const ConditionsDialog = lazy(async () => ({
  default: (await import('./ConditionsDialog.tsx')).ConditionsDialog,
}))

/** The conditions in force, each with a button to remove it. */
export function ConditionChips(props: ConditionsProps) {
  const { resource, names, onAsk } = props
  const { filterValues } = useListFilterContext()
  const words = useConditionWords()
  const properties = useConditionProperties(resource)
  const labelOf = useConditionPropertyLabel(resource)
  const [isOpen, setOpen] = useState(false)
  const without = (name: string) =>
    Object.fromEntries(names.filter((other) => other !== name).map((other) => [other, filterValues[other]]))
  return (
    <Box
      role="group"
      aria-label={words.inForce}
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {names.map((name) => {
        const chip = { onOpen: () => setOpen(true), onRemove: () => onAsk(without(name)) }
        const among = name === orFilterName ? alternativesIn(filterValues[name], properties) : undefined
        if (among) return <AlternativesChip key={name} {...chip} conditions={among} labelOf={labelOf} />
        const condition = conditionIn(name, filterValues[name], properties)
        return condition ? (
          <ConditionChip key={name} {...chip} condition={condition} label={labelOf(condition.subject)} />
        ) : (
          <PlainChip key={name} {...chip} label={plainText(name, filterValues[name])} />
        )
      })}
      {isOpen && (
        <Overlay onClose={() => setOpen(false)}>
          <ConditionsDialog {...props} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </Box>
  )
}

/** The text of a filter from a link that is unknown here: its property is gone, or only other users see it. */
function plainText(name: string, value: unknown): string {
  return `${name}: ${[value].flat().map(textOf).join(', ')}`
}
