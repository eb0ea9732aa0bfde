import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { getLocation, parseTree } from 'jsonc-parser'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

/** Completes the known keys of an object, and the values of keys that have only a few. */
export function completeJson(known: readonly InnerInput[]) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString()
    const { path, isAtPropertyKey, previousNode } = getLocation(text, pos)
    const [key] = path
    if (path.length !== 1 || (!previousNode && !explicit)) return null
    const from = previousNode?.offset ?? pos
    const to = previousNode ? previousNode.offset + previousNode.length : pos
    if (isAtPropertyKey) return { from, to, options: keyOptions(known, text, to), filter: true }
    const values = valueOptions(known.find(({ name }) => name === key))
    return values.length > 0 ? { from, to, options: values } : null
  }
}

function keyOptions(known: readonly InnerInput[], text: string, to: number): Completion[] {
  const present = new Set(
    (parseTree(text)?.children ?? []).map(({ children }) => String(children?.[0]?.value)),
  )
  const hasValue = /^\s*:/.test(text.slice(to))
  return known
    .filter(({ name }) => !present.has(name))
    .map(({ name, label, help }) => ({
      label: JSON.stringify(name),
      detail: label,
      type: 'property',
      apply: hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: `,
      ...(help !== undefined && { info: help }),
    }))
}

function valueOptions(part: InnerInput | undefined): Completion[] {
  const choices = part?.options?.choices ?? []
  if (choices.length > 0)
    return choices.map(({ value, stored, label }) => ({
      label: JSON.stringify(stored ?? value),
      detail: label,
    }))
  return part?.widget === 'switch' ? [{ label: 'true' }, { label: 'false' }] : []
}
