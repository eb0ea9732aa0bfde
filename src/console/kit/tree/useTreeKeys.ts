import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { TreeLine } from './TreeNode.ts'

interface TreeKeys<Node> {
  closed: ReadonlySet<string>
  fold: (id: string, open: boolean) => void
  /** `only` is true while Shift is held. */
  act: (line: TreeLine<Node>, only: boolean) => void
}

/** The line that gets the focus, and the element of its tree. */
interface Wanted {
  tree: HTMLElement
  id: string
}

/**
 * The keyboard control of a tree as screen reader users know it: arrows move and fold, Home and End jump, Space and Enter act.
 * The handlers are on the tree, so that a step draws two lines again and not all of them; each line has `data-tree-id`.
 */
export function useTreeKeys<Node extends { id: string }>(
  lines: readonly TreeLine<Node>[],
  { closed, fold, act }: TreeKeys<Node>,
) {
  const [current, setCurrent] = useState<string>()
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    if (wanted.current && focusLine(wanted.current)) wanted.current = undefined
  })
  const reachable = lines.some(({ node }) => node.id === current) ? current : lines[0]?.node.id

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = lines.findIndex(({ node }) => node.id === idOf(event.target))
    const line = lines[at]
    // Keys pressed in a button or field inside the line are left to it.
    if (!line) return
    const open = line.hasChildren && !closed.has(line.node.id)
    const move = (to: TreeLine<Node> | undefined) => {
      if (!to) return
      const place = { tree: event.currentTarget, id: to.node.id }
      if (focusLine(place)) return
      // The line is far from the window and not drawn yet; making it the reachable line draws it.
      wanted.current = place
      setCurrent(to.node.id)
    }
    const parent = lines.find(({ node }) => node.id === line.ancestors.at(-1))
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(lines[at + 1]),
      ArrowUp: () => move(lines[at - 1]),
      Home: () => move(lines[0]),
      End: () => move(lines.at(-1)),
      ArrowRight: () => (open ? move(lines[at + 1]) : fold(line.node.id, true)),
      ArrowLeft: () => (open ? fold(line.node.id, false) : move(parent)),
      ' ': () => act(line, event.shiftKey),
      Enter: () => act(line, event.shiftKey),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const id = idOf(event.target)
    if (id !== undefined) setCurrent(id)
  }
  return { reachable, tree: { onKeyDown, onFocus } }
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['treeId'] : undefined
}

function focusLine({ tree, id }: Wanted): boolean {
  const line = tree.querySelector(`[data-tree-id="${CSS.escape(id)}"]`)
  if (!(line instanceof HTMLElement)) return false
  line.focus()
  return true
}
