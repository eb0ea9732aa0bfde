import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FoldArrow } from '../../kit/tree/FoldArrow.tsx'
import type { TreeLine } from '../../kit/tree/TreeNode.ts'
import { holdsUsers, usersIn } from './draggedUsers.ts'
import type { MemberNode } from './memberLines.ts'

interface DepartmentItemProps {
  line: TreeLine<MemberNode>
  open: boolean | undefined
  isChosen: boolean
  tabIndex: number
  onChoose: () => void
  onFold: (open: boolean) => void
  /** Receives the users dropped on the line; absent where none can be dropped. */
  onDrop: ((ids: string[]) => void) | undefined
}

/** A line of the panel: a click selects it, and users can be dropped on it. */
export function DepartmentItem({
  line,
  open,
  isChosen,
  tabIndex,
  onChoose,
  onFold,
  onDrop,
}: DepartmentItemProps) {
  const translate = useTranslate()
  const [isTarget, setTarget] = useState(false)
  const { id, label, members } = line.node
  return (
    <Box
      role="treeitem"
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={open}
      aria-selected={isChosen}
      aria-label={translate('permissions.user.members', { name: label, smart_count: members })}
      data-tree-id={id}
      tabIndex={tabIndex}
      onClick={onChoose}
      onDragOver={(event) => {
        if (!onDrop || !holdsUsers(event)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(false)
        onDrop?.(usersIn(event))
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 36,
        pl: 1 + line.depth * 2,
        pr: 2,
        cursor: 'pointer',
        fontWeight: isChosen ? 600 : 400,
        color: isChosen ? 'primary.main' : 'text.primary',
        bgcolor: isChosen || isTarget ? 'action.selected' : undefined,
        outline: isTarget ? '2px dashed' : undefined,
        outlineOffset: -2,
        '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <FoldArrow open={open} width={24} onFold={onFold} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Typography
        component="span"
        aria-hidden
        variant="body2"
        color="text.secondary"
        data-members={members}
        sx={memberStyle}
      />
    </Box>
  )
}

/** Drawn by CSS, because as text it would contradict the spoken name of the line. */
const memberStyle = {
  ml: 1,
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: 'attr(data-members)' },
}
