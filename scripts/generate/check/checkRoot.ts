import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

const rootOnly: Readonly<Record<string, string>> = {
  patternProperties: 'Declare the properties, or put an object property around them.',
  propertyNames: 'Declare the properties; an entity takes no others.',
  minProperties: 'List the names in "required".',
  maxProperties: 'Declare fewer properties.',
}

/** Every property at the root is a column, so keywords about undeclared ones mean nothing there. */
export const checkRoot: Rule = ({ schema: { value, dialect } }) => {
  const refused = Object.entries(rootOnly)
    .filter(([keyword]) => value[keyword] !== undefined)
    .map(([keyword, advice]) => ({
      path: [keyword],
      message: `"${keyword}" is not supported at the root.`,
      advice,
    }))
  const others = value['additionalProperties']
  // Other tools often write it for every object.
  const isMeant = isJsonObject(others) || (others === true && dialect)
  if (!isMeant) return refused
  const note: Complaint = {
    path: ['additionalProperties'],
    message: 'An entity takes no undeclared properties.',
    advice: 'Declare those that are needed.',
    severity: 'note',
  }
  return [...refused, note]
}
