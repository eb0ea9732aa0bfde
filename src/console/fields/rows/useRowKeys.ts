import { useState } from 'react'

/** Keys that move with their rows, so that a half-typed text stays in its row. */
export interface RowKeys {
  of: (index: number) => number
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

interface Kept {
  order: readonly number[]
  next: number
}

/** Keeps a key for each row; when the number of rows changes otherwise, keys are added or dropped at the end. */
export function useRowKeys(count: number): RowKeys {
  const [{ order, next }, keep] = useState<Kept>({ order: [], next: 0 })
  const keyOf = (index: number) => order[index] ?? next + index - order.length
  const arrange = (change: (keys: number[]) => number[]) => {
    const keys = Array.from({ length: count }, (_, index) => keyOf(index))
    keep({ order: change(keys), next: next + Math.max(0, count - order.length) })
  }
  return {
    of: keyOf,
    remove: (index) => arrange((keys) => keys.toSpliced(index, 1)),
    move: (from, to) => arrange((keys) => moved(keys, from, to)),
  }
}

/** The list with one entry moved to another position. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
