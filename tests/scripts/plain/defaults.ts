import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const kind = { type: 'string', enum: ['A', 'B'], default: 'A' } as const
const ifIsA = {
  if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['a_name'] },
}
const properties = { name: text, kind, a_name: text, b_name: text } as const

/** Records that leave a property out are judged with its default, and stored with it. */
export const defaults: PlainCases = {
  defaultBeforeIf: {
    schema: { type: 'object', properties, ...ifIsA },
    takes: { name: 'x', a_name: 'a' },
    refuses: { name: 'x' },
  },
  defaultBeforeElse: {
    schema: {
      type: 'object',
      required: ['kind'],
      properties,
      if: { properties: { kind: { const: 'B' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['b_name'] },
      else: { required: ['a_name'] },
    },
    takes: { name: 'x', a_name: 'a' },
    refuses: { name: 'x', b_name: 'b' },
  },
  defaultBeforeOneOf: {
    schema: {
      type: 'object',
      properties,
      oneOf: [
        { properties: { kind: { const: 'A' } }, required: ['kind', 'a_name'] },
        { properties: { kind: { const: 'B' } }, required: ['kind', 'b_name'] },
      ],
    },
    takes: { name: 'x', a_name: 'a' },
    refuses: { name: 'x', b_name: 'b' },
  },
  defaultBeforeDependencies: {
    schema: { type: 'object', properties, dependencies: { kind: ['a_name'] } },
    takes: { name: 'x', a_name: 'a' },
    refuses: { name: 'x' },
  },
  clearedDefault: {
    schema: { type: 'object', properties, dependencies: { kind: ['a_name'] } },
    takes: { name: 'x', kind: null },
    refuses: { name: 'x', kind: 'B' },
  },
  defaultInside: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        part: { type: 'object', required: ['kind'], properties, ...ifIsA },
        parts: { type: 'array', items: { type: 'object', properties, dependencies: { kind: ['a_name'] } } },
      },
    },
    takes: { name: 'x', part: { name: 'y', a_name: 'a' }, parts: [{ a_name: 'a' }] },
    refuses: { name: 'x', part: { name: 'y' }, parts: [{ a_name: 'a' }] },
  },
}
