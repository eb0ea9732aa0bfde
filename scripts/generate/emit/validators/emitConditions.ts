import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { StateMachine } from '#shared/contracts/StateMachine.ts'
import type { DeclaredMove, Entity, Model } from '../../contracts/Model.ts'
import { memoize } from '#shared/memoize.ts'
import type { Code } from '../../print/Code.ts'
import { code, documentation, lines, literal, name, printedElsewhere } from '../../print/Code.ts'
import { importsOf, moduleText } from './compiledModule.ts'
import { createCompiler } from './createCompiler.ts'
import type { GeneratedFile } from '../../print/GeneratedFile.ts'
import { entityFile } from '../../print/GeneratedFile.ts'
import { importLine, moduleOf } from '../../print/names.ts'

/** generated/validators/*.conditions.js: the conditions of moves, in a file of their own because every list needs them. */
export function emitConditions(model: Model): GeneratedFile[] {
  return model.entities.flatMap(emitCondition)
}

const words = 'Validates a record before a move, by the code of the move.'

const emitCondition = memoize((entity: Entity): GeneratedFile[] => {
  const conditions = conditionsIn(entity)
  if (conditions.length === 0) return []
  const compiler = createCompiler()
  const exported: Record<string, string> = {}
  const members = conditions.map(([move, schema], index): [string, Code] => {
    const exportName = `condition${index}`
    compiler.addSchema({ ...schema }, exportName)
    exported[exportName] = exportName
    return [move, name(exportName)]
  })
  const text = moduleText(compiler, exported)
  const types = conditions.map(([move]) => code`  readonly ${literal(move)}: Validate`)
  const path = `generated/validators/${entity.name}.conditions`
  return [
    entityFile(`${path}.js`, entity, [
      importsOf(text),
      printedElsewhere(text),
      documentation(words),
      code`export const conditions = ${literal(Object.fromEntries(members))}`,
    ]),
    entityFile(`${path}.d.ts`, entity, [
      code`import type { Validate } from '#shared/contracts/Route.ts'`,
      code``,
      documentation(words),
      lines([code`export declare const conditions: {`, ...types, code`}`]),
    ]),
  ]
})

function conditionsIn({ states }: Entity): [move: string, schema: JsonSchema][] {
  return (states?.moves ?? []).flatMap(({ code: move, when }) => (when ? [[move, when]] : []))
}

/** The import of an entity's conditions, if it has any. */
export function conditionsImport(entity: Entity): Code[] {
  if (conditionsIn(entity).length === 0) return []
  return importLine([code`conditions`], moduleOf('validators', `${entity.name}.conditions.js`))
}

/** The states with each condition as the name of its compiled validator; their words are among the messages. */
export function printedStates({ states }: Pick<Entity, 'states'>) {
  if (!states) return {}
  const moves = states.moves.map(({ when, ...move }) => ({
    ...withoutWords(move),
    ...(when ? { when: code`conditions[${literal(move.code)}]` } : {}),
  }))
  return { states: { ...states, moves } }
}

/** The states without conditions and words, as plain data. */
export function plainStates({ states }: Pick<Entity, 'states'>): { states?: StateMachine } {
  if (!states) return {}
  const moves = states.moves.map((move) => {
    const { when: _, ...plain } = withoutWords(move)
    return plain
  })
  return { states: { ...states, moves } }
}

function withoutWords<Declared extends Omit<DeclaredMove, 'when'>>(move: Declared) {
  const { label: _, confirm, ...others } = move
  return { ...others, ...(confirm ? { confirm: true as const } : {}) }
}
