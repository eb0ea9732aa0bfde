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
  /** The path of the data. Property names are judged at the path of their object. */
  instancePath: string
}

/** The most errors of one judgement, more than an answer lists; otherwise each alternative would repeat all errors inside it. */
const errorsAtMost = 1000

let depth = 0
let known = new Map<Judge, Map<string, Judgement>>()

/**
 * Validates data by a recursive schema, once at each place. Otherwise two alternatives that both recurse would validate their
 * contents twice, the contents of those four times, and so on: thirty levels took minutes.
 */
export function validateOncePerPath(judge: Judge, data: unknown, context: Context): boolean {
  const found = known.get(judge)?.get(context.instancePath)
  const errors = found !== undefined && found.data === data ? found.errors : judged(judge, data, context)
  // Passes a copy, because Ajv adds to the list that it gets.
  judge.errors = errors && [...errors]
  return errors === null
}

/** Judges and remembers the result until the outermost judgement ends, because data may change afterwards. */
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
