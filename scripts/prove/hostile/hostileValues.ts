import { constantFrom, json, oneof, string } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Json } from '#shared/contracts/Json.ts'

const deep = 2000

/** Texts that have broken programs: databases, file systems, terminals, browsers and regular expressions. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eabc\u2066',
  '\uFEFF',
  '💥'.repeat(300),
  'ﷺ'.repeat(200),
  'x'.repeat(100_000),
  `${'a'.repeat(50_000)}!`,
  '\'; DROP TABLE "user"; --',
  "' OR ''='",
  '$1',
  '%_\\',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=HYPERLINK("http://example.com")',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-19T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  '[object Object]',
  '{"a":1}',
  '[1',
]

const values: readonly Json[] = [
  null,
  true,
  -0,
  0.1,
  -1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e-7,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 5000 }, (_, index) => index),
  Array.from({ length: 300 }, () => ({})),
  Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, index])),
  nested(deep),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  { $ref: '#/components/schemas/User' },
  { toString: 1, valueOf: null, toJSON: 'x' },
]

function nested(depth: number): Json {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

/** A text that is meant to break its reader. */
export const hostileText: Arbitrary<string> = oneof(
  constantFrom(...texts),
  string({ unit: 'binary', maxLength: 40 }),
)

/** A JSON value that is meant to break its reader. */
export const hostileValue: Arbitrary<Json> = oneof(
  constantFrom(...values),
  hostileText,
  json({ maxDepth: 3 }).map((text): Json => JSON.parse(text)),
)
