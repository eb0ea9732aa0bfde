import type { Expression } from '../contracts/Expression.ts'

/**
 * One thing that an expression reads: a property of the record, a property of the record behind a reference, or a list and a
 * property of its rows.
 */
export type Read =
  | { of: string; isReference?: true }
  | { through: string; property: string; isReference?: true }
  | { list: string; item?: string }

/** All reads of an expression. */
export function readsOf(expression: Expression): Read[] {
  return readsIn(expression)
}

/** All reads of an expression inside the rows of a list, or inside an object. */
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

/** Whether a reference or the record behind it is read: both change when that record is changed or deleted. */
export function isOfReference(read: Read): boolean {
  return 'through' in read || ('of' in read && read.isReference === true)
}

/** The record's own property that a read goes through. */
export function nameIn(read: Read): string {
  if ('of' in read) return read.of
  return 'through' in read ? read.through : read.list
}
