import { codesIn } from '#shared/permissions/codesIn.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Entity, Model } from '../contracts/Model.ts'
import type { Code } from '../print/Code.ts'
import { code, documentation, lines, literal, name } from '../print/Code.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { overallFile } from '../print/GeneratedFile.ts'
import { menusOf } from './menusOf.ts'
import { moduleOf, namesOf } from '../print/names.ts'
import { tableOf } from './tableOf.ts'

/**
 * generated/types/Entities.ts: the names of every entity that hand-written code may use, so that a rename in a schema breaks the
 * build at the old name.
 */
export function emitEntities(model: Model): GeneratedFile {
  return overallFile('generated/types/Entities.ts', [
    ...model.entities.map(importOf),
    code``,
    documentation('The types and names of every entity that hand-written code may use.'),
    code`export interface Entities {`,
    ...model.entities.flatMap((entity) => membersOf(entity, model)),
    code`}`,
    code``,
    documentation('The code of a page or button in the generated menus.'),
    lines([code`export type PermissionCode =`, ...choices(codesIn(menusOf(model)))]),
  ])
}

function importOf(entity: Entity): Code {
  const { type, inputType } = namesOf(entity)
  return code`import type { ${type}, ${inputType} } from ${moduleOf('types', `${entity.name}.ts`)}`
}

function membersOf(entity: Entity, model: Model): Code[] {
  const { type, inputType } = namesOf(entity)
  const { columns, links } = tableOf(entity, model)
  const hidden = [...(entity.kind === 'log' ? [] : ['version']), ...(entity.softDelete ? ['deleted_at'] : [])]
  return [
    code`  ${literal(entity.name)}: {`,
    code`    record: ${type}`,
    code`    input: ${inputType}`,
    code`    column: ${union(['id', ...columns.map((column) => column.name), ...hidden])}`,
    code`    link: ${union(links.map(({ property }) => property))}`,
    code`    move: ${movesOf(entity)}`,
    code`  }`,
  ]
}

function movesOf({ states }: Entity): Code {
  const moves = (states?.moves ?? []).map(
    (move) =>
      code`{ code: ${literal(move.code)}; permission: ${literal(move.permission)}; from: readonly (${union(move.from)})[]; to: ${literal(move.to)}${asksOf(move)} }`,
  )
  return moves.length === 0
    ? name('never')
    : lines([code`(`, ...moves.map((move) => code`      | ${move}`), code`    )`])
}

function asksOf({ asks = [] }: Pick<Move, 'asks'>): Code {
  if (asks.length === 0) return code``
  return code`; asks: readonly { property: ${union(asks.map(({ property }) => property))}; optional?: true }[]`
}

function union(texts: readonly string[]): Code {
  const [first, ...others] = texts.map((text) => literal(text))
  return first ? others.reduce((joined, text) => code`${joined} | ${text}`, first) : name('never')
}

function choices(texts: readonly string[]): Code[] {
  return texts.length === 0 ? [code`  never`] : texts.map((text) => code`  | ${literal(text)}`)
}
