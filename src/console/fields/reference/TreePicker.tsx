import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { CreateLine, createLineId } from './lines/CreateLine.tsx'
import { MoreLine, moreLineId } from './lines/MoreLine.tsx'
import { RetryLine, retryLineId } from './lines/RetryLine.tsx'
import { TreeNodeLine } from './lines/TreeNodeLine.tsx'
import { firstOf, lineOf, namesakesIn, offeredLines, disambiguated } from './lines/treeLines.ts'
import type { CreateOffer } from './useCreateOffer.tsx'
import { useIsNameUnique } from './useIsNameUnique.ts'
import type { SelectWords } from '../choice/SelectInput.tsx'
import { linesOf } from '../../kit/tree/TreeNode.ts'
import type { TreeLine, TreeNode } from '../../kit/tree/TreeNode.ts'
import { allowAll } from '../../kit/tree/treeChecks.ts'
import type { MayChoose } from '../../kit/tree/treeChecks.ts'
import { useStableValue } from '../../kit/inputs/useStableValue.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

interface TreePickerProps extends InputProps {
  nodes: readonly TreeNode[] | undefined
  /** Whether a node may be chosen. Others are shown disabled, and only above such nodes; one with the typed name says why. */
  mayChoose?: MayChoose
  /** Whether the tree could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  words: SelectWords & Record<'loading' | 'unread' | 'nameUnread' | 'missing' | 'typeForMore', string>
  /** Offers to make a missing node. */
  offer?: CreateOffer | undefined
}

/** One node of a tree: typing narrows the tree, and the ancestors of matching nodes stay visible. */
export function TreePicker({ mayChoose = allowAll, ...props }: TreePickerProps) {
  const nodes = props.nodes ?? []
  const lines = linesOf(nodes)
  const found = lines.find(({ node }) => node.id === textOf(props.value))
  const chosen = found ? disambiguated(found, lines) : namelessLine(props)
  const value = useStableValue(chosen, JSON.stringify(chosen && [chosen.node.id, chosen.node.label]))
  const [text, setText] = useState('')
  const whyNot = props.options?.whyNot
  const refused = new Set(whyNot === undefined ? [] : namesakesIn(lines, text).filter((id) => !mayChoose(id)))
  // Does not offer to make a node whose name must be unique and is taken.
  const isTaken = useIsNameUnique(props.options?.reference?.entity ?? '', refused.size > 0)
  const offer = isTaken ? undefined : props.offer
  return (
    <Autocomplete<TreeLine<TreeNode>>
      id={props.id}
      size="small"
      fullWidth
      disabled={props.disabled ?? false}
      loading={props.nodes === undefined && !props.hasFailed}
      loadingText={props.words.loading}
      noOptionsText={props.words.none}
      clearText={props.words.clear}
      openText={props.words.open}
      closeText={props.words.close}
      options={chosen && !found ? [...lines, chosen] : lines}
      value={value}
      getOptionKey={({ node }) => node.id}
      getOptionDisabled={({ node }) => node.id === moreLineId || (isNode(node) && !mayChoose(node.id))}
      // A line that is no node leaves the field unchanged.
      getOptionLabel={({ node }) => (isNode(node) ? node.label : (chosen?.node.label ?? ''))}
      isOptionEqualToValue={(one, other) => one.node.id === other.node.id}
      filterOptions={(_all, { inputValue }) =>
        props.hasFailed
          ? [lineOf(retryLineId, props.words.unread)]
          : [
              ...firstOf(
                offeredLines(nodes, (id) => mayChoose(id) || refused.has(id), inputValue),
                props.words.typeForMore,
              ),
              ...(offer ? [lineOf(createLineId, offer.labelFor(inputValue.trim()))] : []),
            ]
      }
      onInputChange={(_event, text, reason) => setText(reason === 'input' ? text : '')}
      onChange={(_event, line) => {
        if (line?.node.id === retryLineId) return props.onRetry()
        return line?.node.id === createLineId ? offer?.start(text.trim()) : props.onChange(line?.node.id)
      }}
      renderOption={({ key, ...option }, line) =>
        line.node.id === createLineId ? (
          <CreateLine key={key} label={line.node.label} {...option} />
        ) : line.node.id === moreLineId ? (
          <MoreLine key={key} label={line.node.label} {...option} />
        ) : line.node.id === retryLineId ? (
          <RetryLine key={key} label={line.node.label} onRetry={props.onRetry} {...option} />
        ) : (
          <TreeNodeLine
            key={key}
            label={line.node.label}
            depth={line.depth}
            refusal={refused.has(line.node.id) ? whyNot : undefined}
            {...option}
          />
        )
      }
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

function isNode({ id }: TreeNode): boolean {
  return id !== createLineId && id !== moreLineId && id !== retryLineId
}

/** The line of a chosen node whose name is not loaded yet, or of one that no longer exists. */
function namelessLine({ value, nodes, hasFailed, words }: TreePickerProps): TreeLine<TreeNode> | null {
  const id = textOf(value)
  if (id === '') return null
  return lineOf(id, hasFailed ? words.nameUnread : nodes ? words.missing : '…')
}
