import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'
import { Refusal, refusedStyle } from './Refusal.tsx'

interface TreeNodeLineProps extends HTMLAttributes<HTMLLIElement> {
  label: string
  depth: number
  /** The reason why the node cannot be chosen. */
  refusal: string | undefined
}

/** A node of a tree among the options, indented by its depth. */
export function TreeNodeLine({ label, depth, refusal, ...option }: TreeNodeLineProps) {
  return (
    <Box
      component="li"
      {...option}
      sx={refusal === undefined ? undefined : refusedStyle}
      style={{ paddingLeft: 16 + depth * 20 }}
    >
      <span>{label}</span>
      {refusal !== undefined && <Refusal reason={refusal} />}
    </Box>
  )
}
