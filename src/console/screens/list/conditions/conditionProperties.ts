import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { ConditionProperty } from './Condition.ts'
import { operatorsFor } from './operatorsFor.ts'

interface Known {
  resources: readonly Resource[]
  /** Whether the current user may open the list of an entity. */
  maySee: (entity: string) => boolean
}

/**
 * The properties on which a list can have conditions: its own, references in its rows, and properties of the records that it
 * references.
 */
export function conditionProperties(resource: Resource, known: Known): ConditionProperty[] {
  return [
    ...ownOf(resource, known).filter((subject) => operatorsFor(subject).length > 0),
    ...resource.fields.flatMap((field) => inRows(resource, field, known)),
    ...resource.fields.flatMap((field) => overReference(field, known)),
  ]
}

function ownOf(resource: Resource, { resources }: Known): ConditionProperty[] {
  const names = new Set(resource.fields.flatMap(({ nameFrom }) => nameFrom ?? []))
  return resource.fields
    .filter(({ source, rule }) => !rule && !names.has(source))
    .map((field) => ({ property: field.source, field, resource, isTree: leadsToTree(field, resources) }))
}

function inRows(
  resource: Resource,
  { type, source, children, fields = [] }: Field,
  { resources }: Known,
): ConditionProperty[] {
  if (type !== 'rows' || children) return []
  return fields
    .filter((inner) => inner.type === 'reference')
    .map((inner) => ({
      property: `${source}.${inner.source}`,
      // The condition holds if any row meets it, as with a list of references.
      field: { ...inner, type: 'references' },
      resource,
      isTree: leadsToTree(inner, resources),
    }))
}

function overReference({ type, source, reference }: Field, known: Known): ConditionProperty[] {
  const target = known.resources.find(({ entity }) => entity === reference?.entity)
  if (type !== 'reference' || !target || !known.maySee(target.entity)) return []
  return ownOf(target, known)
    .filter(({ field }) => field.type !== 'references')
    .filter((subject) => operatorsFor(subject).length > 0)
    .map((subject) => ({ ...subject, property: `${source}.${subject.property}` }))
}

function leadsToTree({ reference }: Field, resources: readonly Resource[]): boolean {
  return resources.find(({ entity }) => entity === reference?.entity)?.kind === 'tree'
}
