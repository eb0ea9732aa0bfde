import type { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Entity, Model } from '../Model.ts'
import type { Code } from '../print/Code.ts'
import { code, documentation, lines, literal, name, printedElsewhere } from '../print/Code.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { entityFile } from './GeneratedFile.ts'
import { branchesOf } from './branchesOf.ts'
import { createCompiler } from './createCompiler.ts'
import { drawnSchemaOf } from './drawnSchema.ts'
import { guarded } from './guarded.ts'
import { inputSchemaOf, patchSchemaOf } from './inputSchemas.ts'
import { namesOf } from './names.ts'
import { sharedParts } from './sharedParts.ts'

const runtime = ['ucs2length', 'equal', 'formats', 'isMultipleOf', 'isWellFormed', 'exceeds'] as const

/** generated/validators: the schemas compiled to plain functions, without `eval`, for browser and server alike. */
export async function emitValidators(model: Model): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = []
  // One after the other: a compiler takes much memory.
  for (const entity of model.entities) files.push(await emitValidator(entity), emitDeclaration(entity))
  return files
}

async function emitValidator(entity: Entity): Promise<GeneratedFile> {
  const { text, branches } = await compiled(entity)
  return entityFile(`generated/validators/${entity.name}.js`, entity, [
    importsOf(text),
    printedElsewhere(text),
    documentation(
      'The validators of the parts that decide between alternatives, and of the whole, by the key of their schema.',
    ),
    code`export const branches = ${literal(branches)}`,
  ])
}

function emitDeclaration(entity: Entity): GeneratedFile {
  const names = namesOf(entity)
  return entityFile(`generated/validators/${entity.name}.d.ts`, entity, [
    code`import type { Validate } from '#shared/contracts/Route.ts'`,
    code``,
    documentation('Judges a whole record.'),
    code`export declare const ${names.validate}: Validate`,
    documentation('Judges part of a record.'),
    code`export declare const ${names.validatePatch}: Validate`,
    documentation(
      'The validators of if, oneOf and anyOf branches, and of the whole, by the key that rjsf asks for.',
    ),
    code`export declare const branches: Readonly<Record<string, Validate>>`,
  ])
}

interface Compiled {
  text: string
  branches: Record<string, Code>
}

// Whoever watches the schemas changes one at a time, and compiling takes longer than everything else.
const known = new Map<string, { key: string; made: Promise<Compiled> }>()

function compiled(entity: Entity): Promise<Compiled> {
  const key = JSON.stringify([entity.typeName, inputSchemaOf(entity)])
  const former = known.get(entity.name)
  const made = former?.key === key ? former.made : compile(entity)
  known.set(entity.name, { key, made })
  return made
}

async function compile(entity: Entity): Promise<Compiled> {
  const compiler = createCompiler()
  const exported: Record<string, string> = {}
  const add = (exportName: string, schema: JsonSchema) => {
    compiler.addSchema({ ...schema }, exportName)
    exported[exportName] = exportName
    return name(exportName)
  }
  const drawn = drawnSchemaOf(entity)
  const shared = sharedParts(guarded(inputSchemaOf(entity)), guarded(patchSchemaOf(entity)), 'parts')
  compiler.addSchema({ ...shared.parts }, 'parts')
  const whole = add(`validate${entity.typeName}`, shared.whole)
  add(`validate${entity.typeName}Patch`, shared.patch)
  const branches = Object.fromEntries(
    (await branchesOf(drawn)).map(([key, part], index) => [
      key,
      part === drawn ? whole : add(`branch${index}`, guarded(part)),
    ]),
  )
  return { text: moduleText(compiler, exported), branches }
}

// Ajv names its runtime by `require`; in a string of a schema the quotes would be escaped, so only code is found.
function moduleText(compiler: Ajv, exported: Record<string, string>): string {
  const text = standaloneCode(compiler, exported)
    .replaceAll(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/gu, '$1')
    .replace('"use strict";', '')
  if (/require\("/u.test(text)) throw new Error('the compiled validator asks for a module that browsers lack')
  return text
}

function importsOf(text: string): Code {
  const used = runtime.filter((module) => new RegExp(`= ${module}\\b`, 'u').test(text))
  return lines(
    used.map((module) => code`import { ${name(module)} } from ${literal(`#shared/validation/${module}.ts`)}`),
  )
}
