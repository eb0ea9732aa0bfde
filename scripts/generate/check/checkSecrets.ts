import { objectOf } from '../load/readJson.ts'
import type { Rule } from './subject/Subject.ts'

/** The mask of an encrypted value is sent back as it is, so the schema must let it pass. */
export const checkSecrets: Rule = ({ declared }) =>
  Object.entries(declared).flatMap(([name, value]) => {
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
