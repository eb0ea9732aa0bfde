import type { Validate, ValidationError } from '../contracts/Route.ts'

type Errors = readonly ValidationError[] | null

interface Judge {
  (data: unknown, context: Context): boolean
  errors?: Validate['errors']
}

interface Context {
  /** Where the data stands, which tells it from all other data of the value that is judged. */
  instancePath: string
}

/** More than an answer lists; each alternative would else repeat those of all that are inside of it. */
const errorsAtMost = 1000

let depth = 0
let known = new Map<Judge, Map<string, Errors>>()

/**
 * Judges data by a schema that leads back into itself, once at each place. Two alternatives that both lead there would else judge
 * twice what is inside, four times what is inside of that, and so on: thirty levels took minutes.
 */
export function judgedOnce(judge: Judge, data: unknown, context: Context): boolean {
  const found = known.get(judge)?.get(context.instancePath)
  const errors = found === undefined ? judged(judge, data, context) : found
  // Ajv adds to the list that it gets.
  judge.errors = errors && [...errors]
  return errors === null
}

/** What was found out is kept until the outermost judgement ends, as data may change afterwards. */
function judged(judge: Judge, data: unknown, context: Context): Errors {
  depth += 1
  try {
    const errors = judge(data, context) ? null : (judge.errors ?? []).slice(0, errorsAtMost)
    const places = known.get(judge) ?? new Map<string, Errors>()
    known.set(judge, places.set(context.instancePath, errors))
    return errors
  } finally {
    depth -= 1
    if (depth === 0) known = new Map()
  }
}
