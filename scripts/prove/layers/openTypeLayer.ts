import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { pascalCase } from '#shared/words/nameForms.ts'
import { recordOf, valueOf } from './Case.ts'
import type { Case, Violation } from './Case.ts'
import type { Layer, Subject } from './Subject.ts'

const stated = ['required', 'additionalProperties', 'enum', 'const', 'type']
// The characters of a text to write: no type limits a text's length, so the rest would only cost time.
const enoughOfText = 100

/** The generated TypeScript type: a file of assignments, of which the compiler refuses some lines. */
export function openTypeLayer(root: string): Layer {
  return {
    name: 'type',
    judge: (subject, cases) => judge(root, subject, cases),
    states,
  }
}

async function judge(root: string, subject: Subject, cases: readonly Case[]): Promise<boolean[]> {
  const folder = join(root, '.cache', 'prove', subject.entity)
  const lines = [...new Set(cases.map((one) => assignmentOf(subject, one)))]
  const name = `${pascalCase(subject.entity)}Input`
  const header = `import type { ${name} } from '#generated/types/${subject.entity}.ts'; declare function take<T>(value: T): void`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'values.ts'), [header, ...lines, ''].join('\n'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const refused = await refusedLines(root, folder)
  await rm(folder, { recursive: true })
  const admitted = new Map(lines.map((line, index) => [line, !refused.has(index + 2)]))
  return cases.map((one) => admitted.get(assignmentOf(subject, one)) ?? false)
}

const settings = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    emitDeclarationOnly: false,
    declaration: false,
    composite: false,
    incremental: false,
    types: [],
  },
  files: ['values.ts'],
}

function assignmentOf(subject: Subject, one: Case): string {
  const name = `${pascalCase(subject.entity)}Input`
  const single = !one.omitted && Object.keys(one.changes).join() === one.property
  if (single) return `take<${name}[${JSON.stringify(one.property)}]>(${printed(valueOf(one))})`
  return `take<${name}>(${printed(recordOf(subject.base, one))})`
}

function printed(value: Json): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && part.length > enoughOfText ? part.slice(0, enoughOfText) : part,
  )
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function refusedLines(root: string, folder: string): Promise<Set<number>> {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const compilerArguments = [compiler, '--project', folder, '--pretty', 'false']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      compilerArguments,
      { cwd: root, maxBuffer: 2 ** 30 },
      (_, output, complaint) => {
        const found = [...output.matchAll(/^(.*)\((\d+),\d+\): error/gmu)]
        const others = found.filter(([, file = '']) => !file.endsWith('values.ts'))
        const broken = /^error /mu.test(output) || complaint !== '' || others.length > 0
        if (broken) reject(new Error(`the compiler failed: ${output.slice(0, 500)} ${complaint}`))
        else resolve(new Set(found.map(([, , line]) => Number(line))))
      },
    )
  })
}

/** Whether a TypeScript type can state a rule: it cannot state that a number is whole, nor the inside of enum values. */
function states({ schema }: Subject, one: Case, { keyword, path, isConditional }: Violation): boolean {
  if (isConditional || !stated.includes(keyword)) return false
  const parts = partsOn(schema, path)
  const says = (word: string) => parts.some((part) => word in part)
  // A recursive part has the type of any value.
  if (parts.some(isUntyped) || says('$ref')) return false
  if (keyword === 'additionalProperties') return !says('allOf') && !says('patternProperties')
  if (keyword === 'enum' || keyword === 'const') return !parts.some(hasObjectValue)
  if (keyword !== 'type') return true
  // A part with pattern properties has the type of any value.
  return !says('patternProperties') && !isOnlyPart(schema, one, path)
}

/** The schemas on the way to a place, without the root. */
function partsOn(schema: Subject['schema'], path: string): JsonObject[] {
  const steps = path.split('/').slice(1)
  const parts = steps.map((_, index) => steps.slice(0, index + 1).reduce<Json>(partAt, { ...schema }))
  return parts.flatMap((part) =>
    isJsonObject(part) ? [part, ...[part['anyOf'] ?? []].flat().filter(isJsonObject)] : [],
  )
}

/**
 * Whether a part has no type: its keywords concern only some values and any other is admitted, so the type is that of any value.
 */
function isUntyped(part: JsonObject): boolean {
  return !['type', 'enum', 'const', 'anyOf', 'oneOf', '$ref'].some((word) => word in part)
}

function hasObjectValue(part: JsonObject): boolean {
  return [part['enum'] ?? part['const'] ?? []].flat().some(isJsonObject)
}

/** Whether only the fraction of a number is wrong, at any depth: TypeScript has numbers, but no integers. */
function isOnlyPart(schema: Subject['schema'], one: Case, path: string): boolean {
  const steps = path.split('/').slice(1)
  const inner = steps.reduce<Json>(partAt, { ...schema })
  const types = isJsonObject(inner) ? [inner['type'] ?? []].flat() : []
  const value = steps.slice(1).reduce<Json>(valueAt, valueOf(one) ?? null)
  return types.includes('integer') && typeof value === 'number'
}

function partAt(schema: Json, step: string): Json {
  const { properties, items } = objectOf(schema)
  return (isJsonObject(properties) ? properties[step] : undefined) ?? items ?? null
}

function valueAt(value: Json, step: string): Json {
  if (Array.isArray(value)) return value[Number(step)] ?? null
  return isJsonObject(value) ? (value[step] ?? null) : null
}
