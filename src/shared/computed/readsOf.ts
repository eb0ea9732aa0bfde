import type { Expression } from '../contracts/Expression.ts'

/** What an expression reads: a property of the record, one of the record that a reference leads to, or a list and what is in its rows. */
export type Read =
  | { of: string; isReference?: true }
  | { through: string; property: string; isReference?: true }
  | { list: string; item?: string }

/** All that an expression reads. */
export function readsOf(expression: Expression): Read[] {
  return readsIn(expression)
}

/** The same of an expression in the rows of a list, or in an object. */
export function readsInside(expression: Expression, list: string): Read[] {
  return readsIn(expression, list)
}

function readsIn(expression: Expression, list?: string): Read[] {
  if ('value' in expression) return []
  if ('of' in expression || 'through' in expression) return [expression]
  if ('item' in expression) return list === undefined ? [] : [{ list, item: expression.item }]
  if ('call' in expression) return expression.on.flatMap((part) => readsIn(part, list))
  if ('count' in expression) return [{ list: expression.count }]
  return [{ list: expression.sum }, ...readsIn(expression.each, expression.sum)]
}

/** Whether a reference is read, or what it leads to: both change when the record there does, or goes. */
export function isOfReference(read: Read): boolean {
  return 'through' in read || ('of' in read && read.isReference === true)
}

/** The property of the record itself by which something is read. */
export function nameIn(read: Read): string {
  if ('of' in read) return read.of
  return 'through' in read ? read.through : read.list
}
