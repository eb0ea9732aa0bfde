import type { Validate } from '#shared/contracts/Route.ts'

const conditional = /^#\/(?:if|then|else|not|anyOf|oneOf|allOf)\b/u

/** The validator without the rules between properties. */
export function propertyValidator(validate: Validate): Validate {
  const judge: Validate = (value) => {
    const isValid = validate(value)
    judge.errors = (validate.errors ?? []).filter(({ schemaPath }) => !conditional.test(schemaPath))
    return isValid || judge.errors.length === 0
  }
  return judge
}
