import { objectOf } from '#shared/json/objectOf.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** The keywords of a secret work with its mask alone, and do not compare secrets. */
export const checkSecrets: Rule = (subject) => [...refusedMasks(subject), ...comparedSecrets(subject)]

/** The same text is stored differently each time. */
function comparedSecrets({ declared }: Subject): Complaint[] {
  return Object.entries(declared)
    .filter(([, value]) => objectOf(value)['x-secret'] !== undefined && objectOf(value)['x-unique'] === true)
    .map(([name]) => ({
      path: ['properties', name, 'x-unique'],
      message: `Nobody can tell whether two records have the same secret "${name}".`,
      advice: 'Remove "x-unique".',
    }))
}

/** The mask of an encrypted value is sent back unchanged, so the schema must accept it. */
function refusedMasks({ declared }: Subject): Complaint[] {
  return Object.entries(declared).flatMap(([name, value]) => {
    const schema = objectOf(value)
    if (schema['x-secret'] !== 'encrypt') return []
    return ['pattern', 'format', 'minLength', 'enum', 'const']
      .filter((keyword) => schema[keyword] !== undefined)
      .map((keyword) => ({
        path: ['properties', name, keyword],
        message: `"${keyword}" would refuse the mask that stands for the secret "${name}".`,
        advice: 'Remove it; "maxLength" is enough.',
      }))
  })
}
