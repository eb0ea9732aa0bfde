import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

const here = fileURLToPath(new URL('../../../../', import.meta.url))

/** A temporary project with the test's schemas; its generated modules can be run and type-checked. */
export interface Project {
  root: string
  /** Writes a schema; undefined removes it. */
  put(entity: string, schema: Json | undefined): void
  remove(): void
}

/** Creates a project folder with our dialect, definitions and shared code, and these schemas. */
export function buildProject(schemas: Readonly<Record<string, Json>>): Project {
  const root = mkdtempSync(join(tmpdir(), 'fenxiao-generate-'))
  mkdirSync(join(root, 'schemas'))
  mkdirSync(join(root, 'generated'))
  for (const path of ['package.json', 'tsconfig.base.json', 'schemas/dialect.json', 'schemas/definitions']) {
    cpSync(join(here, path), join(root, path), { recursive: true })
  }
  symlinkSync(join(here, 'src'), join(root, 'src'))
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
  const project: Project = {
    root,
    put(entity, schema) {
      const path = join(root, 'schemas', `${entity}.json`)
      if (schema === undefined) rmSync(path)
      else writeFileSync(path, JSON.stringify(schema, null, 2))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  for (const [entity, schema] of Object.entries(schemas)) project.put(entity, schema)
  return project
}

/** A schema of our dialect with the properties that a test is about. */
export function schemaOf(properties: JsonObject, rest: JsonObject = {}): JsonObject {
  const { 'x-entity': entity, ...keywords } = rest
  return {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: '/things', label: { zh: '东西', en: 'Thing' }, display: 'name', ...objectOf(entity) },
    properties: { name: { ...labelled('Name'), type: 'string', maxLength: 100 }, ...properties },
    required: ['name'],
    ...keywords,
  }
}

/** The label that every property needs. */
export function labelled(en: string): JsonObject {
  return { 'x-label': { zh: `${en}（中文）`, en } }
}

/** A property that refers to a record of another entity. */
export function referenceTo(entity: string, onDelete: string): JsonObject {
  return { ...labelled(entity), type: 'string', format: 'uuid', 'x-reference': { entity, onDelete } }
}

/** A property that takes one of these values. */
export function choiceOf(en: string, values: readonly string[]): JsonObject {
  return {
    ...labelled(en),
    oneOf: values.map((value) => ({ const: value, 'x-label': { zh: value, en: value } })),
  }
}
