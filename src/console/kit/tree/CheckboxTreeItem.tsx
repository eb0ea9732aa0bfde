import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { FoldArrow } from './FoldArrow.tsx'
import { idsBelow } from './TreeNode.ts'
import type { TreeLine, TreeNode } from './TreeNode.ts'
import { checkOf } from './treeChecks.ts'

interface CheckboxTreeItemProps {
  line: TreeLine<TreeNode>
  chosen: ReadonlySet<string>
  open: boolean | undefined
  /** The reason why nothing in this line may be chosen; undefined if something may. */
  refusal: string | undefined
  /** With `only`, toggles the line alone, without the nodes below it. */
  onToggle: (only: boolean) => void
  onFold: (open: boolean) => void
  tabIndex: number
}

/** One line of the checkbox tree: a click on the line toggles it, a click on the arrow folds it. */
export function CheckboxTreeItem({
  line,
  chosen,
  open,
  refusal,
  onToggle,
  onFold,
  tabIndex,
}: CheckboxTreeItemProps) {
  const check = checkOf(line.node, chosen)
  const refused = refusal !== undefined
  return (
    <Box
      role="treeitem"
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={open}
      aria-checked={check === 'some' ? 'mixed' : check === 'all'}
      aria-disabled={refused || undefined}
      title={refusal}
      data-tree-id={line.node.id}
      onClick={(event) => !refused && onToggle(event.shiftKey)}
      tabIndex={tabIndex}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 32,
        pl: 0.5 + line.depth * 3,
        pr: 1,
        cursor: refused ? 'not-allowed' : 'pointer',
        userSelect: 'none',
        color: refused ? 'text.disabled' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <FoldArrow open={open} width={28} onFold={onFold} />
      <Checkbox
        size="small"
        checked={check === 'all'}
        indeterminate={check === 'some'}
        disabled={refused}
        slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
        sx={{ p: 0.5, pointerEvents: 'none' }}
      />
      <span>{line.node.label}</span>
      {line.hasChildren && <Count node={line.node} chosen={chosen} />}
    </Box>
  )
}

/** The number of chosen nodes among those below. */
function Count({ node, chosen }: { node: TreeNode; chosen: ReadonlySet<string> }) {
  const below = idsBelow(node).slice(1)
  const count = below.filter((id) => chosen.has(id)).length
  return (
    <Typography
      component="span"
      variant="caption"
      color="text.secondary"
      sx={{ ml: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      {`${count}/${below.length}`}
    </Typography>
  )
}
