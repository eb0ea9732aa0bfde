import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

interface Words {
  message: string
  advice: string
}

/** Message and advice for a keyword among the names of properties; undefined if the name can be a property's. */
export function keywordAmongProperties(
  name: string,
  value: Json | undefined,
  keywords: readonly string[],
): Words | undefined {
  const isKeyword = keywords.includes(name) && (name.includes('-') || !isJsonObject(value))
  if (!isKeyword) return undefined
  return {
    message: `"${name}" is a keyword, and stands among the properties.`,
    advice: 'Move it out of "properties", beside it.',
  }
}

/** Advice for a word at the root that looks like a property; undefined if it does not. */
export function propertyAtRoot(value: Json | undefined): string | undefined {
  const isSchema = isJsonObject(value) && ['type', '$ref', 'x-label'].some((keyword) => keyword in value)
  return isSchema ? 'If it is a property, move it into "properties".' : undefined
}
