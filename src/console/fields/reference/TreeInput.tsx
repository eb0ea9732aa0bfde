import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { TreeNode } from '../../kit/tree/TreeNode.ts'
import { TreePicker } from './TreePicker.tsx'
import { useCreateOffer } from './useCreateOffer.tsx'
import { useInputWords } from '../words/useInputWords.ts'
import { useChoosable } from './useChoosable.ts'
import { useTreeNodes } from './useTreeNodes.ts'

/** One node of another entity's tree. */
export function TreeInput(props: InputProps) {
  const words = useInputWords()
  const mayChoose = useChoosable(props.options ?? {})
  const { nodes, ...state } = useTreeNodes(props.options?.reference?.entity ?? '')
  const { offer, dialog } = useCreateOffer(props.options ?? {}, props.onChange)
  return (
    <>
      <TreePicker
        {...props}
        {...state}
        words={words}
        offer={offer}
        nodes={nodes && allBut(nodes, props.options?.without)}
        mayChoose={mayChoose}
      />
      {dialog}
    </>
  )
}

function allBut(nodes: readonly TreeNode[], id: string | undefined): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: allBut(node.children, id) }))
}
