import type { Json } from '#shared/contracts/Json.ts'
import { isObject } from '../../load/readJson.ts'

interface Words {
  message: string
  advice: string
}

/** Words for a keyword that is written where the names of properties are; undefined where the name can be a property's. */
export function keywordAmongProperties(
  name: string,
  value: Json | undefined,
  keywords: readonly string[],
): Words | undefined {
  const isKeyword = keywords.includes(name) && (name.includes('-') || !isObject(value))
  if (!isKeyword) return undefined
  return {
    message: `"${name}" is a keyword, and stands among the properties.`,
    advice: 'Move it out of "properties", beside it.',
  }
}

/** What to do with a word at the root that looks like a property; undefined where it does not. */
export function propertyAtRoot(value: Json | undefined): string | undefined {
  const isSchema = isObject(value) && ['type', '$ref', 'x-label'].some((keyword) => keyword in value)
  return isSchema ? 'If it is a property, move it into "properties".' : undefined
}
