import { useState } from 'react'

/** Keys of rows that go with them when they move, so that what is half typed in one stays there. */
export interface RowKeys {
  of: (index: number) => number
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

interface Kept {
  order: readonly number[]
  next: number
}

/** Keeps a key for each of the rows; rows that come or go by themselves do so at the end. */
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

/** The list with one entry at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
