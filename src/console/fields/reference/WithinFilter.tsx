import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { FilterProps } from '../FieldView.ts'
import { TreeInput } from './TreeInput.tsx'

/** Filters by a node of a tree, with all nodes below it unless the user wants the node alone. */
export function WithinFilter({ within, ...props }: FilterProps & Required<Pick<FilterProps, 'within'>>) {
  const translate = useTranslate()
  const [preferred, setPreferred] = useState(true)
  const isAlone = props.value !== undefined
  const withBelow = !isAlone && (within.value !== undefined || preferred)
  const value = withBelow ? within.value : props.value
  const choose = (node: Json | undefined, below: boolean) =>
    within.onChange(below ? { within: node } : { equal: node })
  const word = translate('screens.list.withBelow')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TreeInput
          {...props}
          label={withBelow ? translate('screens.list.labelWithBelow', { label: props.label }) : props.label}
          value={value}
          onChange={(node) => choose(node, withBelow)}
        />
      </Box>
      <Tooltip title={word}>
        <IconButton
          aria-label={`${props.label}: ${word}`}
          aria-pressed={withBelow}
          color={withBelow ? 'primary' : 'default'}
          onClick={() => {
            setPreferred(!withBelow)
            choose(value, !withBelow)
          }}
        >
          <AccountTree fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
