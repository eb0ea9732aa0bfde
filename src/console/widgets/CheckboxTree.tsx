import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CheckboxTreeItem } from './CheckboxTreeItem.tsx'
import { InputFrame } from './InputFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { idsBelow, linesOf, prune } from './TreeNode.ts'
import type { TreeNode } from './TreeNode.ts'
import { toggle } from './treeChecks.ts'
import { useTreeKeys } from './useTreeKeys.ts'

/** Words around the tree. */
export interface TreeWords {
  search: string
  none: string
  all: string
  clear: string
  loading: string
}

interface CheckboxTreeProps extends InputProps {
  nodes: readonly TreeNode[] | undefined
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  words: TreeWords
}

/** Many nodes of a tree, with search; half-checked parents show that only a part is chosen. */
export function CheckboxTree(props: CheckboxTreeProps) {
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { nodes = [], words } = props
  const wanted = text.trim().toLowerCase()
  const shown = wanted ? prune(nodes, (node) => node.label.toLowerCase().includes(wanted)) : nodes
  const lines = linesOf(shown, (node) => wanted !== '' || !closed.has(node.id))
  const chosen = new Set(props.chosen)
  const fold = (id: string, open: boolean) => setClosed(withId(closed, id, !open))
  const { reachable, tree } = useTreeKeys(lines, {
    closed,
    fold,
    act: (line) => props.onChoose(toggle(line, chosen)),
  })
  return (
    <InputFrame {...props}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <TextField
          id={props.id}
          size="small"
          fullWidth
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': `${words.search} ${props.label}` } }}
        />
        <Button size="small" onClick={() => props.onChoose(nodes.flatMap(idsBelow))} sx={{ flexShrink: 0 }}>
          {words.all}
        </Button>
        <Button size="small" onClick={() => props.onChoose([])} sx={{ flexShrink: 0 }}>
          {words.clear}
        </Button>
      </Stack>
      <Box
        role="tree"
        {...tree}
        aria-multiselectable="true"
        aria-labelledby={`${props.id}-label`}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 360, overflow: 'auto', py: 0.5 }}
      >
        {lines.map((line) => (
          <CheckboxTreeItem
            key={line.node.id}
            line={line}
            chosen={chosen}
            open={line.hasChildren ? wanted !== '' || !closed.has(line.node.id) : undefined}
            onToggle={() => props.onChoose(toggle(line, chosen))}
            onFold={(open) => fold(line.node.id, open)}
            tabIndex={line.node.id === reachable ? 0 : -1}
          />
        ))}
        {lines.length === 0 && (
          <Typography variant="body2" color="text.secondary" role="treeitem" sx={{ px: 2, py: 1 }}>
            {props.nodes === undefined ? words.loading : words.none}
          </Typography>
        )}
      </Box>
    </InputFrame>
  )
}

function withId(ids: ReadonlySet<string>, id: string, contained: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (contained) next.add(id)
  else next.delete(id)
  return next
}
