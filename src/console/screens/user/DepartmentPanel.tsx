import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LinePieces } from '../../kit/tree/LinePieces.tsx'
import { linesOf, prune } from '../../kit/tree/TreeNode.ts'
import type { TreeLine } from '../../kit/tree/TreeNode.ts'
import { useTreeKeys } from '../../kit/tree/useTreeKeys.ts'
import { withId } from '../../kit/tree/withId.ts'
import { DepartmentItem } from './DepartmentItem.tsx'
import { memberNodes } from './memberLines.ts'
import type { Counts, MemberNode } from './memberLines.ts'
import { useMoveUsers } from './useMoveUsers.ts'

interface DepartmentPanelProps {
  counts: Counts | undefined
  chosen: string
  onChoose: (id: string) => void
}

/** The tree of departments with their numbers of members; users can be dropped on it. */
export function DepartmentPanel({ counts, chosen, onChoose }: DepartmentPanelProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const move = useMoveUsers()
  const wanted = text.trim().toLowerCase()
  const named = { all: translate('permissions.user.all'), without: translate('permissions.user.without') }
  const nodes = counts ? memberNodes(counts, named) : []
  const shown = wanted ? prune(nodes, ({ label }) => label.toLowerCase().includes(wanted)) : nodes
  const lines = linesOf<MemberNode>(shown, ({ id }) => wanted !== '' || !closed.has(id))
  const fold = (id: string, open: boolean) => setClosed(withId(closed, id, !open))
  const act = ({ node }: TreeLine<MemberNode>) => onChoose(node.id)
  const { reachable, tree } = useTreeKeys(lines, { closed, fold, act })
  const drop = ({ id, label }: MemberNode, ids: readonly string[]) =>
    move.mutate({ ids, departmentId: id === 'without' ? null : id, name: label })
  return (
    <Card component="section" aria-label={translate('permissions.user.departments')}>
      <Typography component="h2" sx={{ fontSize: '1rem', fontWeight: 600, px: 2, pt: 2, pb: 1 }}>
        {translate('permissions.user.departments')}
      </Typography>
      <Box sx={{ px: 2, pb: 1 }}>
        <TextField
          type="search"
          size="small"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={translate('permissions.user.searchDepartments')}
          slotProps={{ htmlInput: { 'aria-label': translate('permissions.user.searchDepartments') } }}
        />
      </Box>
      <Box
        role="tree"
        {...tree}
        aria-label={translate('permissions.user.departments')}
        sx={{ pb: 1, maxHeight: 'calc(100vh - 280px)', minHeight: 120, overflow: 'auto' }}
      >
        <LinePieces lineHeight={36} lines={lines} isReachable={({ node }) => node.id === reachable}>
          {(line) => (
            <DepartmentItem
              key={line.node.id}
              line={line}
              open={line.hasChildren ? wanted !== '' || !closed.has(line.node.id) : undefined}
              isChosen={line.node.id === chosen}
              tabIndex={line.node.id === reachable ? 0 : -1}
              onChoose={() => onChoose(line.node.id)}
              onFold={(open) => fold(line.node.id, open)}
              onDrop={line.node.id === 'all' ? undefined : (ids) => drop(line.node, ids)}
            />
          )}
        </LinePieces>
        {counts && lines.length === 0 && (
          <Typography role="treeitem" variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
            {translate('permissions.user.noDepartments')}
          </Typography>
        )}
        {!counts && <PanelSkeleton label={translate('screens.list.loading')} />}
      </Box>
    </Card>
  )
}

function PanelSkeleton({ label }: { label: string }) {
  return (
    <Box role="treeitem" aria-label={label} sx={{ px: 2 }}>
      {['70%', '55%', '62%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height={32} />
      ))}
    </Box>
  )
}
