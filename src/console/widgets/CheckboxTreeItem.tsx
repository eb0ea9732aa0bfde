import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { TreeLine, TreeNode } from './TreeNode.ts'
import { checkOf } from './treeChecks.ts'

interface CheckboxTreeItemProps {
  line: TreeLine<TreeNode>
  chosen: ReadonlySet<string>
  open: boolean | undefined
  onToggle: () => void
  onFold: (open: boolean) => void
  tabIndex: number
}

/** One line of the checkbox tree: the whole line toggles, the arrow folds. */
export function CheckboxTreeItem({ line, chosen, open, onToggle, onFold, tabIndex }: CheckboxTreeItemProps) {
  const check = checkOf(line.node, chosen)
  return (
    <Box
      role="treeitem"
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={open}
      aria-checked={check === 'some' ? 'mixed' : check === 'all'}
      data-tree-id={line.node.id}
      onClick={onToggle}
      tabIndex={tabIndex}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 32,
        pl: 0.5 + line.depth * 3,
        pr: 1,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          if (open !== undefined) onFold(!open)
        }}
        sx={{ width: 28, display: 'inline-flex', visibility: line.hasChildren ? 'visible' : 'hidden' }}
      >
        <ChevronRight fontSize="small" sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
      </Box>
      <Checkbox
        size="small"
        checked={check === 'all'}
        indeterminate={check === 'some'}
        slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
        sx={{ p: 0.5, pointerEvents: 'none' }}
      />
      <span>{line.node.label}</span>
    </Box>
  )
}
