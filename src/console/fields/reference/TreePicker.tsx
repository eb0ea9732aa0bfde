import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { SelectWords } from '../choice/SelectInput.tsx'
import { linesOf, prune } from '../../kit/tree/TreeNode.ts'
import type { TreeLine, TreeNode } from '../../kit/tree/TreeNode.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

interface TreePickerProps extends InputProps {
  nodes: readonly TreeNode[] | undefined
  words: SelectWords & { loading: string }
}

/** One node of a tree: typing narrows it, ancestors of what matches stay in sight. */
export function TreePicker(props: TreePickerProps) {
  const nodes = props.nodes ?? []
  const lines = linesOf(nodes)
  return (
    <Autocomplete<TreeLine<TreeNode>>
      id={props.id}
      size="small"
      fullWidth
      disabled={props.disabled ?? false}
      loading={props.nodes === undefined}
      loadingText={props.words.loading}
      noOptionsText={props.words.none}
      clearText={props.words.clear}
      openText={props.words.open}
      closeText={props.words.close}
      options={lines}
      value={lines.find(({ node }) => node.id === textOf(props.value)) ?? null}
      getOptionKey={({ node }) => node.id}
      getOptionLabel={({ node }) => node.label}
      isOptionEqualToValue={(one, other) => one.node.id === other.node.id}
      filterOptions={(_all, { inputValue }) => matching(nodes, inputValue)}
      onChange={(_event, line) => props.onChange(line?.node.id)}
      renderOption={({ key, ...option }, line) => (
        <Box component="li" key={key} {...option} style={{ paddingLeft: 16 + line.depth * 20 }}>
          {line.node.label}
        </Box>
      )}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

function matching(nodes: readonly TreeNode[], text: string): TreeLine<TreeNode>[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return linesOf(nodes)
  return linesOf(prune(nodes, (node) => node.label.toLowerCase().includes(wanted)))
}
