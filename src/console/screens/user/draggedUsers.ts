import type { DragEvent } from 'react'

const type = 'application/x-fenxiao-users'

/** Attaches these users to a drag. */
export function carryUsers({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.effectAllowed = 'move'
  dataTransfer.setData(type, JSON.stringify(ids))
}

/** Whether a drag carries users; the browser reveals their ids only on the drop. */
export function holdsUsers({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

/** The ids of the users that were dropped. */
export function usersIn({ dataTransfer }: DragEvent): string[] {
  const text = dataTransfer.getData(type)
  const ids: unknown = text === '' ? [] : JSON.parse(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
