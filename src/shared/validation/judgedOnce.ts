import type { Validate, ValidationError } from '../contracts/Route.ts'

type Errors = readonly ValidationError[] | null

interface Judgement {
  data: unknown
  errors: Errors
}

interface Judge {
  (data: unknown, context: Context): boolean
  errors?: Validate['errors']
}

interface Context {
  /** The place of the data. Names are judged at the place of their object. */
  instancePath: string
}

/** More than an answer lists; each alternative would else repeat those of all that are inside of it. */
const errorsAtMost = 1000

let depth = 0
let known = new Map<Judge, Map<string, Judgement>>()

/**
 * Judges data by a schema that leads back into itself, once at each place. Two alternatives that both lead there would else judge
 * twice what is inside, four times what is inside of that, and so on: thirty levels took minutes.
 */
export function judgedOnce(judge: Judge, data: unknown, context: Context): boolean {
  const found = known.get(judge)?.get(context.instancePath)
  const errors = found !== undefined && found.data === data ? found.errors : judged(judge, data, context)
  // Ajv adds to the list that it gets.
  judge.errors = errors && [...errors]
  return errors === null
}

/** What was found out is kept until the outermost judgement ends, as data may change afterwards. */
function judged(judge: Judge, data: unknown, context: Context): Errors {
  depth += 1
  try {
    const errors = judge(data, context) ? null : (judge.errors ?? []).slice(0, errorsAtMost)
    const places = known.get(judge) ?? new Map<string, Judgement>()
    known.set(judge, places.set(context.instancePath, { data, errors }))
    return errors
  } finally {
    depth -= 1
    if (depth === 0) known = new Map()
  }
}
