import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { RowLink } from './RowLink.tsx'
import type { RowsProps } from './RowsProps.ts'

type RowButtonsProps = Pick<
  RowsProps,
  'words' | 'rows' | 'disabled' | 'may' | 'entity' | 'onMove' | 'onRemove'
> & {
  index: number
}

/** Up, down and away with a row; each says which row it means. */
export function RowButtons({ words, rows, index, disabled, may, entity, onMove, onRemove }: RowButtonsProps) {
  const isRemovable = may.remove || rows[index]?.row['id'] === undefined
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
      {entity !== undefined && <RowLink entity={entity} id={rows[index]?.row['id']} index={index} />}
      {may.move &&
        button(words.moveUp, <ArrowUpward fontSize="small" />, () => onMove(index, index - 1), index > 0)}
      {may.move &&
        button(
          words.moveDown,
          <ArrowDownward fontSize="small" />,
          () => onMove(index, index + 1),
          index < rows.length - 1,
        )}
      {isRemovable && button(words.remove, <DeleteOutlined fontSize="small" />, () => onRemove(index))}
    </Stack>
  )
}
