import { resourceOf } from '../../session/entities/resourceOf.ts'
import { CheckboxTree } from '../../kit/tree/CheckboxTree.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { OptionsFailed } from './OptionsFailed.tsx'
import { withAny } from '../../kit/tree/TreeNode.ts'
import { SearchesInput } from './SearchesInput.tsx'
import { useInputWords } from '../words/useInputWords.ts'
import { idsOf, itemsOf } from './names/linkedIds.ts'
import { useChoosable } from './useChoosable.ts'
import { useTreeNodes } from './useTreeNodes.ts'

/** Several records of another entity, as ids or as objects that hold the id under a key. */
export function ReferencesInput(props: InputProps) {
  const entity = props.options?.reference?.entity ?? ''
  return resourceOf(entity)?.kind === 'tree' ? <TreesInput {...props} /> : <SearchesInput {...props} />
}

function TreesInput(props: InputProps) {
  const words = useInputWords()
  const { entity = '', key } = props.options?.reference ?? {}
  const { nodes, hasFailed, onRetry } = useTreeNodes(entity)
  const mayChoose = useChoosable(props.options ?? {})
  if (hasFailed) return <OptionsFailed {...props} onRetry={onRetry} />
  return (
    <CheckboxTree
      {...props}
      words={words}
      nodes={nodes && withAny(nodes, mayChoose)}
      mayChoose={mayChoose}
      reason={words.notChoosable}
      chosen={idsOf(props.value, key)}
      onChoose={(ids) => props.onChange(itemsOf(ids, key))}
    />
  )
}
