import type { Code } from './Code.ts'
import { code, lines, literal } from './Code.ts'
import type { MoveSchemas } from '../model/schemas/inputSchemas.ts'

/** The printed type of an object with a member for each move with input, which has a value for one record and one for many. */
export function byMove(moves: readonly MoveSchemas[], type: Code): Code {
  return lines([
    code`{`,
    ...moves.map(({ code: move }) => code`  readonly ${literal(move)}: { one: ${type}; many: ${type} }`),
    code`}`,
  ])
}
