import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Entity, Model } from '../../contracts/Model.ts'
import type { Code } from '../../print/Code.ts'
import { code, documentation, literal, name, printedElsewhere } from '../../print/Code.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { entityFile } from '../../print/GeneratedFile.ts'
import { branchesOf } from './branchesOf.ts'
import { importsOf, moduleText } from './compiledModule.ts'
import { createCompiler } from './createCompiler.ts'
import { byMove } from '../../print/byMove.ts'
import { drawableSchema as drawnOf, formSchemaOf } from '../../model/schemas/formSchema.ts'
import { schemaToCompile } from './schemaToCompile.ts'
import { moveSchemasOf, patchSchemaOf } from '../../model/schemas/inputSchemas.ts'
import { judgedSchemaOf } from './judgedSchema.ts'
import { namesOf } from '../../print/names.ts'
import { sharedParts } from './sharedParts.ts'

/** generated/validators: the schemas compiled to plain functions, without `eval`, for both browser and server. */
export async function emitValidators(model: Model): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = []
  // One after the other, because a compiler takes much memory.
  for (const entity of model.entities) files.push(await emitValidator(entity), emitDeclaration(entity))
  return files
}

async function emitValidator(entity: Entity): Promise<GeneratedFile> {
  const { text, branches, moves } = await compiled(entity)
  return entityFile(`generated/validators/${entity.name}.js`, entity, [
    importsOf(text),
    printedElsewhere(text),
    documentation(
      'The validators of the parts that decide between alternatives, and of the whole, by the key of their schema.',
    ),
    code`export const branches = ${literal(branches)}`,
    ...(Object.keys(moves).length > 0
      ? [code``, documentation(ofMoves), code`export const moves = ${literal(moves)}`]
      : []),
  ])
}

function emitDeclaration(entity: Entity): GeneratedFile {
  const names = namesOf(entity)
  return entityFile(`generated/validators/${entity.name}.d.ts`, entity, [
    code`import type { Validate } from '#shared/contracts/Route.ts'`,
    code``,
    documentation('Validates a whole record.'),
    code`export declare const ${names.validate}: Validate`,
    documentation('Validates part of a record.'),
    code`export declare const ${names.validatePatch}: Validate`,
    documentation(
      'The validators of if, oneOf and anyOf branches, and of the whole, by the key that rjsf asks for.',
    ),
    code`export declare const branches: Readonly<Record<string, Validate>>`,
    ...movesDeclaration(entity),
  ])
}

const ofMoves = 'The validators for the bodies of moves, of one record or of many.'

function movesDeclaration(entity: Entity): Code[] {
  const bodies = moveSchemasOf(entity)
  if (bodies.length === 0) return []
  return [documentation(ofMoves), code`export declare const moves: ${byMove(bodies, name('Validate'))}`]
}

interface Compiled {
  text: string
  moves: Record<string, Record<'one' | 'many', Code>>
  branches: Record<string, Code>
}

// A developer who watches the schemas changes one at a time, and compiling takes longer than everything else.
const known = new Map<string, { key: string; made: Promise<Compiled> }>()

function compiled(entity: Entity): Promise<Compiled> {
  const key = JSON.stringify([entity.typeName, judgedSchemaOf(entity), moveSchemasOf(entity)])
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
  const drawn = formSchemaOf(entity)
  const shared = sharedParts(
    schemaToCompile(judgedSchemaOf(entity)),
    schemaToCompile(patchSchemaOf(entity)),
    'parts',
  )
  compiler.addSchema({ ...shared.parts }, 'parts')
  const whole = add(`validate${entity.typeName}`, shared.whole)
  add(`validate${entity.typeName}Patch`, shared.patch)
  const branches = Object.fromEntries(
    [...(await allBranchesOf(entity, drawn))].map(([key, part], index) => [
      key,
      part === drawn ? whole : add(`branch${index}`, schemaToCompile(part)),
    ]),
  )
  const moves = Object.fromEntries(
    moveSchemasOf(entity).map(({ code: move, one, many }, index) => [
      move,
      { one: add(`move${index}`, schemaToCompile(one)), many: add(`moves${index}`, schemaToCompile(many)) },
    ]),
  )
  return { text: moduleText(compiler, exported), branches, moves }
}

/** All branches, including those of the dialogs of moves, which are drawn in the same way. */
async function allBranchesOf(entity: Entity, form: JsonSchema): Promise<Map<string, JsonSchema>> {
  const dialogs = moveSchemasOf(entity).map(({ many }) => drawnOf(many))
  const known = new Map<string, JsonSchema>()
  for (const schema of [form, ...dialogs])
    for (const [key, part] of await branchesOf(schema)) if (!known.has(key)) known.set(key, part)
  return known
}
