import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { MakeLine, makeId } from './lines/MakeLine.tsx'
import { MoreLine, moreId } from './lines/MoreLine.tsx'
import { RetryLine, retryId } from './lines/RetryLine.tsx'
import { nameBelow } from './names/referredName.ts'
import type { MakeOffer } from './useMakeRecord.tsx'
import type { SelectWords } from '../choice/SelectInput.tsx'
import { linesOf, prune, withAny } from '../../kit/tree/TreeNode.ts'
import type { TreeLine, TreeNode } from '../../kit/tree/TreeNode.ts'
import { anything } from '../../kit/tree/treeChecks.ts'
import type { MayChoose } from '../../kit/tree/treeChecks.ts'
import { useKept } from '../../kit/inputs/useKept.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

interface TreePickerProps extends InputProps {
  nodes: readonly TreeNode[] | undefined
  /** Nodes that may not be chosen are offered only above others, disabled. */
  mayChoose?: MayChoose
  /** Whether the tree could not be loaded. */
  isUnread: boolean
  onRetry: () => void
  words: SelectWords & Record<'loading' | 'unread' | 'nameUnread' | 'missing' | 'typeForMore', string>
  /** Makes a node that is missing. */
  offer?: MakeOffer | undefined
}

/** Drawing thousands would stop the page for seconds. */
const shown = 200

/** One node of a tree: typing narrows it, ancestors of what matches stay in sight. */
export function TreePicker({ mayChoose = anything, ...props }: TreePickerProps) {
  const nodes = props.nodes ?? []
  const lines = linesOf(nodes)
  const found = lines.find(({ node }) => node.id === textOf(props.value))
  const chosen = found ? toldApart(found, lines) : namelessLine(props)
  const value = useKept(chosen, JSON.stringify(chosen && [chosen.node.id, chosen.node.label]))
  const [text, setText] = useState('')
  return (
    <Autocomplete<TreeLine<TreeNode>>
      id={props.id}
      size="small"
      fullWidth
      disabled={props.disabled ?? false}
      loading={props.nodes === undefined && !props.isUnread}
      loadingText={props.words.loading}
      noOptionsText={props.words.none}
      clearText={props.words.clear}
      openText={props.words.open}
      closeText={props.words.close}
      options={chosen && !found ? [...lines, chosen] : lines}
      value={value}
      getOptionKey={({ node }) => node.id}
      getOptionDisabled={({ node }) => node.id === moreId || (isNode(node) && !mayChoose(node.id))}
      // A line that is no node leaves the field as it is.
      getOptionLabel={({ node }) => (isNode(node) ? node.label : (chosen?.node.label ?? ''))}
      isOptionEqualToValue={(one, other) => one.node.id === other.node.id}
      filterOptions={(_all, { inputValue }) =>
        props.isUnread
          ? [lineOf(retryId, props.words.unread)]
          : [
              ...firstOf(matching(withAny(nodes, mayChoose), inputValue), props.words.typeForMore),
              ...(props.offer ? [lineOf(makeId, props.offer.labelFor(inputValue.trim()))] : []),
            ]
      }
      onInputChange={(_event, text, reason) => setText(reason === 'input' ? text : '')}
      onChange={(_event, line) => {
        if (line?.node.id === retryId) return props.onRetry()
        return line?.node.id === makeId ? props.offer?.start(text.trim()) : props.onChange(line?.node.id)
      }}
      renderOption={({ key, ...option }, line) =>
        line.node.id === makeId ? (
          <MakeLine key={key} label={line.node.label} {...option} />
        ) : line.node.id === moreId ? (
          <MoreLine key={key} label={line.node.label} {...option} />
        ) : line.node.id === retryId ? (
          <RetryLine key={key} label={line.node.label} onRetry={props.onRetry} {...option} />
        ) : (
          <Box component="li" key={key} {...option} style={{ paddingLeft: 16 + line.depth * 20 }}>
            {line.node.label}
          </Box>
        )
      }
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

/** The line, of whose label those above are a part where other nodes are called so, too. */
function toldApart(line: TreeLine<TreeNode>, lines: readonly TreeLine<TreeNode>[]): TreeLine<TreeNode> {
  const { id, label } = line.node
  if (lines.every(({ node }) => node.id === id || node.label !== label)) return line
  const labels = new Map(lines.map(({ node }) => [node.id, node.label]))
  const above = line.ancestors.map((each) => labels.get(each) ?? '')
  return { ...line, node: { ...line.node, label: nameBelow(label, above) } }
}

function isNode({ id }: TreeNode): boolean {
  return id !== makeId && id !== moreId && id !== retryId
}

/** What is chosen is not nothing because it has no name: not yet, or not any longer. */
function namelessLine({ value, nodes, isUnread, words }: TreePickerProps): TreeLine<TreeNode> | null {
  const id = textOf(value)
  if (id === '') return null
  return lineOf(id, isUnread ? words.nameUnread : nodes ? words.missing : '…')
}

function lineOf(id: string, label: string): TreeLine<TreeNode> {
  const node = { id, label, children: [] }
  return { node, depth: 0, ancestors: [], hasChildren: false, position: 1, siblings: 1 }
}

function matching(nodes: readonly TreeNode[], text: string): TreeLine<TreeNode>[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return linesOf(nodes)
  return linesOf(prune(nodes, (node) => node.label.toLowerCase().includes(wanted)))
}

function firstOf(lines: TreeLine<TreeNode>[], more: string): TreeLine<TreeNode>[] {
  return lines.length > shown ? [...lines.slice(0, shown), lineOf(moreId, more)] : lines
}
