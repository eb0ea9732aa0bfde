import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import type { ReactNode } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { isSameInput } from '../../kit/inputs/isSameInput.ts'
import { RowLink } from './RowLink.tsx'
import type { RowsProps } from './RowsProps.ts'

type Shared = Pick<RowsProps, 'words' | 'disabled' | 'may' | 'entity' | 'onMove' | 'onRemove'>

type RowButtonsProps = Shared & Pick<RowsProps, 'rows' | 'lockOf'> & { index: number }

/** The buttons that move a row up or down or remove it; each button's spoken name contains the row's number. */
export function RowButtons({ rows, index, lockOf, ...props }: RowButtonsProps) {
  const { words, disabled, may, entity, onMove, onRemove } = props
  return (
    <Buttons
      {...{ words, disabled, may, entity, onMove, onRemove, index }}
      id={rows[index]?.row['id']}
      isKept={lockOf?.(rows[index]?.row ?? {})?.isKept ?? false}
      isLast={index === rows.length - 1}
    />
  )
}

type ButtonsProps = Shared & { index: number; id: Json | undefined; isKept: boolean; isLast: boolean }

/** Memoized: the buttons are drawn again when they change, not with each letter typed in any row. */
const Buttons = memo(function Buttons({ id, index, isKept, isLast, ...props }: ButtonsProps) {
  const { words, disabled, may, entity, onMove, onRemove } = props
  const isRemovable = !isKept && (may.remove || id === undefined)
  const button = (word: string, icon: ReactNode, onClick: () => void, possible = true) => (
    <IconButton
      size="small"
      aria-label={`${word} ${index + 1}`}
      disabled={disabled || !possible}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  )
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {entity !== undefined && <RowLink entity={entity} id={id} index={index} />}
      {may.move &&
        button(words.moveUp, <ArrowUpward fontSize="small" />, () => onMove(index, index - 1), index > 0)}
      {may.move &&
        button(words.moveDown, <ArrowDownward fontSize="small" />, () => onMove(index, index + 1), !isLast)}
      {isRemovable && button(words.remove, <DeleteOutlined fontSize="small" />, () => onRemove(index))}
    </Stack>
  )
}, isSameInput)
