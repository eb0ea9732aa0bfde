import { _, Ajv, str } from 'ajv'
import type { Code, KeywordCxt } from 'ajv'
// The linter takes every name that begins with "use" for a React hook.
import { usePattern as patternIn } from 'ajv/dist/vocabularies/code.js'
import { Type } from 'ajv/dist/compile/util.js'
import { areUnique } from '#shared/validation/areUnique.ts'
import { exceeds } from '#shared/validation/exceeds.ts'
import { formats } from '#shared/validation/formats.ts'
import { isMultipleOf } from '#shared/validation/isMultipleOf.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

/** An Ajv that prints modules and knows our keywords; the modules import our runtime instead of Ajv's. */
export function createCompiler(): Ajv {
  const compiler = new Ajv({
    allErrors: true,
    strict: false,
    discriminator: true,
    validateFormats: true,
    // Inlined, a schema that several others refer to would be printed for each of them.
    inlineRefs: false,
    // The schemas were validated when they were read, and each compiler would read and compile the meta-schema first.
    meta: false,
    validateSchema: false,
    formats: { ...formats },
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  addPattern(compiler)
  addUniqueItems(compiler)
  addContains(compiler)
  addMultipleOf(compiler)
  addAtMost(compiler)
  addWellFormed(compiler)
  return compiler
}

/** Does not match texts that are too long anyway: some patterns take time in the square of the length. */
function addPattern(compiler: Ajv): void {
  compiler.removeKeyword('pattern')
  compiler.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: {
      message: ({ schemaCode }) => str`must match pattern "${schemaCode}"`,
      params: ({ schemaCode }) => _`{pattern: ${schemaCode}}`,
    },
    code(context: KeywordCxt) {
      const misses = _`!${patternIn(context, String(context.schema))}.test(${context.data})`
      const maxLength: unknown = context.parentSchema['maxLength']
      // maxLength counts code points, each of which has at most two units.
      const fits = (most: number) => _`${context.data}.length <= ${2 * most}`
      context.fail(typeof maxLength === 'number' ? _`${fits(maxLength)} && ${misses}` : misses)
    },
  })
}

/** Replaces Ajv's own keyword, which compares each object of a list with every other one. */
function addUniqueItems(compiler: Ajv): void {
  compiler.removeKeyword('uniqueItems')
  compiler.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must NOT have duplicate items' },
    code(context: KeywordCxt) {
      if (context.schema !== true) return
      const judge = runtimeFunction(context, areUnique, _`areUnique`)
      context.fail(_`!${judge}(${context.data})`)
    },
  })
}

/** Replaces Ajv's keyword, which keeps the errors of each item until one matches; a validator gives up on many errors. */
function addContains(compiler: Ajv): void {
  compiler.removeKeyword('contains')
  compiler.addKeyword({
    keyword: 'contains',
    type: 'array',
    schemaType: ['object', 'boolean'],
    trackErrors: true,
    error: { message: 'must contain at least 1 valid item(s)' },
    code(context: KeywordCxt) {
      const { gen, data } = context
      const found = gen.let('found', false)
      gen.forRange('i', 0, _`${data}.length`, (index) => {
        const matches = gen.name('matches')
        const item = { dataProp: index, dataPropType: Type.Num, compositeRule: true } as const
        context.subschema({ keyword: 'contains', ...item }, matches)
        gen.assign(found, matches)
        context.reset()
        gen.if(found, () => gen.break())
      })
      context.fail(_`!${found}`)
    },
  })
}

function addMultipleOf(compiler: Ajv): void {
  compiler.removeKeyword('multipleOf')
  compiler.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
    code(context: KeywordCxt) {
      const judge = runtimeFunction(context, isMultipleOf, _`isMultipleOf`)
      context.fail(_`!${judge}(${context.data}, ${context.schemaCode})`)
    },
  })
}

function addAtMost(compiler: Ajv): void {
  compiler.addKeyword({
    keyword: 'atMost',
    schemaType: 'string',
    error: {
      message: ({ schemaCode }) => str`must not exceed ${schemaCode}`,
      params: ({ schemaCode, parentSchema }) => atMostParams(schemaCode, parentSchema?.['format']),
    },
    code(context: KeywordCxt) {
      const judge = runtimeFunction(context, exceeds, _`exceeds`)
      context.fail(_`${judge}(${context.data}, ${context.it.parentData}[${context.schemaValue}])`)
    },
  })
}

/** The parameters of the error; its message says "later" for moments and "more" for numbers. */
function atMostParams(property: Code | string | number | boolean, format: unknown): Code {
  return typeof format === 'string'
    ? _`{property: ${property}, format: ${format}}`
    : _`{property: ${property}}`
}

function addWellFormed(compiler: Ajv): void {
  compiler.addKeyword({
    keyword: 'wellFormed',
    schemaType: 'boolean',
    error: {
      message: 'must be text that can be stored',
      params: ({ parentSchema }) => (isText(parentSchema?.['type']) ? _`{}` : _`{nests: true}`),
    },
    code(context: KeywordCxt) {
      const judge = runtimeFunction(context, isWellFormed, _`isWellFormed`)
      context.fail(_`!${judge}(${context.data})`)
    },
  })
}

function isText(type: unknown): boolean {
  return [type].flat().every((each) => each === 'string' || each === 'null')
}

function runtimeFunction(context: KeywordCxt, ref: unknown, code: Code) {
  return context.gen.scopeValue('func', { ref, code })
}
