import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CheckboxTreeHead } from './CheckboxTreeHead.tsx'
import type { TreeHeadWords } from './CheckboxTreeHead.tsx'
import { CheckboxTreeItem } from './CheckboxTreeItem.tsx'
import { InputFrame } from '../inputs/InputFrame.tsx'
import type { InputProps } from '../inputs/InputProps.ts'
import { LinePieces } from './LinePieces.tsx'
import { idsBelow, linesOf, prune } from './TreeNode.ts'
import type { TreeLine, TreeNode } from './TreeNode.ts'
import { allowAll, toggle, toggleOnly } from './treeChecks.ts'
import type { MayChoose } from './treeChecks.ts'
import { useTreeKeys } from './useTreeKeys.ts'
import { withId } from './withId.ts'

/** The words around the tree. */
export interface TreeWords extends TreeHeadWords {
  none: string
  loading: string
}

interface CheckboxTreeProps extends InputProps {
  nodes: readonly TreeNode[] | undefined
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  words: TreeWords
  /** Whether a node may be chosen; other nodes are shown disabled, with the reason. */
  mayChoose?: MayChoose
  reason?: string
}

/** A tree in which several nodes can be chosen, with a search; a half-checked parent shows that only some are chosen. */
export function CheckboxTree({ mayChoose = allowAll, ...props }: CheckboxTreeProps) {
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { nodes = [], words, disabled = false } = props
  const wanted = text.trim().toLowerCase()
  const shown = wanted ? prune(nodes, (node) => node.label.toLowerCase().includes(wanted)) : nodes
  const lines = linesOf(shown, (node) => wanted !== '' || !closed.has(node.id))
  const chosen = new Set(props.chosen)
  const may: MayChoose = (id) => !disabled && mayChoose(id)
  const fold = (id: string, open: boolean) => setClosed(withId(closed, id, !open))
  const act = (line: TreeLine<TreeNode>, only: boolean) =>
    props.onChoose((only ? toggleOnly : toggle)(line, chosen, may))
  const { reachable, tree } = useTreeKeys(lines, { closed, fold, act })
  // A form that is disabled as a whole shows the reason itself.
  const reason = disabled ? '' : (props.reason ?? '')
  const choosable = nodes.flatMap(idsBelow).filter(may)
  return (
    <InputFrame {...props}>
      <CheckboxTreeHead
        id={props.id}
        label={props.label}
        text={text}
        words={words}
        disabled={choosable.length === 0}
        onText={setText}
        onExpand={() => setClosed(new Set())}
        onCollapse={() => setClosed(new Set(nodes.flatMap(branchIds)))}
        onAll={() => props.onChoose([...new Set([...props.chosen, ...choosable])])}
        onClear={() => props.onChoose(props.chosen.filter((id) => !choosable.includes(id)))}
      />
      <Box
        role="tree"
        {...tree}
        aria-multiselectable="true"
        aria-labelledby={`${props.id}-label`}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 480, overflow: 'auto', py: 0.5 }}
      >
        <LinePieces lineHeight={32} lines={lines} isReachable={({ node }) => node.id === reachable}>
          {(line) => (
            <CheckboxTreeItem
              key={line.node.id}
              line={line}
              chosen={chosen}
              open={line.hasChildren ? wanted !== '' || !closed.has(line.node.id) : undefined}
              refusal={idsBelow(line.node).some(may) ? undefined : reason}
              onToggle={(only) => act(line, only)}
              onFold={(open) => fold(line.node.id, open)}
              tabIndex={line.node.id === reachable ? 0 : -1}
            />
          )}
        </LinePieces>
        {lines.length === 0 && (
          <Typography variant="body2" color="text.secondary" role="treeitem" sx={{ px: 2, py: 1 }}>
            {props.nodes === undefined ? words.loading : words.none}
          </Typography>
        )}
      </Box>
    </InputFrame>
  )
}

function branchIds(node: TreeNode): string[] {
  return node.children.length > 0 ? [node.id, ...node.children.flatMap(branchIds)] : []
}
