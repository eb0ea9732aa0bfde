import type { Checker, Symbol, Type } from 'typescript/unstable/sync'

/** The place where a property is declared: in generated types, elsewhere (by hand or in a library), or nowhere. */
export type Binding = 'generated' | 'other' | 'none'

/** Types with keywords of JSON Schema, classes of style sheets or attributes of elements. */
const foreign: ReadonlySet<string> = new Set(['JsonSchema', 'CSSModuleClasses', 'DOMStringMap', 'ProcessEnv'])

/** The declaration that a read of a property is bound to. */
export function bindingOf(checker: Checker, type: Type | undefined, name: string): Binding {
  if (!type) return 'other'
  if (foreign.has(nameOf(type))) return 'other'
  return propertyIn(checker, checker.getApparentType(type) ?? type, name) ?? 'none'
}

/** The declaration of a property in a type or one of its alternatives. */
export function propertyIn(checker: Checker, type: Type, name: string): Binding | undefined {
  const own = checker.getPropertyOfType(type, name)
  if (own) return originOf(own)
  const parts = type.isUnionType() || type.isIntersectionType() ? (type.getTypes() ?? []) : []
  if (parts.some((part) => foreign.has(nameOf(part)))) return 'other'
  const found = parts.map((part) => propertyIn(checker, part, name))
  return found.find((each) => each === 'generated') ?? found.find(Boolean)
}

function originOf(symbol: Symbol): Binding {
  return symbol.declarations.some(({ path }) => path.includes('/generated/')) ? 'generated' : 'other'
}

function nameOf(type: Type): string {
  return type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? ''
}

/** Whether a type is this text, a union with it, or a type constrained to it. */
export function literalIn(checker: Checker, type: Type | undefined, text: string): boolean {
  if (!type) return false
  if (type.isStringLiteralType()) return type.value === text
  if (type.isUnionType() || type.isIntersectionType())
    return (type.getTypes() ?? []).some((part) => literalIn(checker, part, text))
  if (type.isTypeParameter() || type.isIndexType()) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint !== undefined && literalIn(checker, constraint, text)
  }
  return false
}
