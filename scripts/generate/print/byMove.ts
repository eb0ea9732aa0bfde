import type { Code } from './Code.ts'
import { code, lines, literal } from './Code.ts'
import type { MoveSchemas } from '../model/schemas/inputSchemas.ts'

/** The printed type of what each move that asks has for one record and for many. */
export function byMove(moves: readonly MoveSchemas[], type: Code): Code {
  return lines([
    code`{`,
    ...moves.map(({ code: move }) => code`  readonly ${literal(move)}: { one: ${type}; many: ${type} }`),
    code`}`,
  ])
}
