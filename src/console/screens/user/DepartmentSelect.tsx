import Card from '@mui/material/Card'
import { useTranslate } from 'react-admin'
import { useInputWords } from '../../fields/words/useInputWords.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TreePicker } from '../../fields/reference/TreePicker.tsx'
import { memberNodes } from './memberLines.ts'
import type { Counts, MemberNode, NamedLines } from './memberLines.ts'

interface DepartmentSelectProps {
  counts: Counts | undefined
  chosen: string
  onChoose: (id: string) => void
  /** Whether the departments could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
}

/** The departments on a phone: a field instead of the panel. */
export function DepartmentSelect({ counts, chosen, onChoose, ...state }: DepartmentSelectProps) {
  const translate = useTranslate()
  const words = useInputWords()
  const named = { all: translate('permissions.user.all'), without: translate('permissions.user.without') }
  return (
    <Card sx={{ p: 2, mb: 2, flexShrink: 0, '@media print': { display: 'none' } }}>
      <TreePicker
        id="departments"
        label={translate('permissions.user.ownDepartment')}
        {...state}
        words={{ ...words, nameUnread: nameIn(named, chosen) ?? words.nameUnread }}
        nodes={counts && memberNodes(counts, named).map(withCounts)}
        value={chosen}
        onChange={(id) => onChoose(textOf(id) || 'all')}
      />
    </Card>
  )
}

function nameIn({ all, without }: NamedLines, chosen: string): string | undefined {
  if (chosen === 'all') return all
  return chosen === 'without' ? without : undefined
}

function withCounts(node: MemberNode): MemberNode {
  return { ...node, label: `${node.label} (${node.members})`, children: node.children.map(withCounts) }
}
