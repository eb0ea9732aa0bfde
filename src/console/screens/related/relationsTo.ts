import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** A property by which records of an entity refer to the record on the page. */
export interface Relation {
  name: `${string}.${string}`
  resource: Resource
  field: Field
  /** The property of a list's rows that holds the reference, if rows hold it. */
  inRow?: string
  /** The properties that the tab's label names, where several references lead here from the same entity. */
  toldBy: readonly string[]
}

/**
 * The references that lead to an entity from lists of records. The user who made or changed a record is no relation: a user's
 * page would have a tab for every entity with an author. Neither are records that the page shows as its rows.
 */
export function relationsTo(entity: string, resources: readonly Resource[]): Relation[] {
  const owner = resources.find((resource) => resource.entity === entity)
  return resources.flatMap((resource) => {
    if (resource.kind !== 'collection' && resource.kind !== 'log') return []
    const ways = resource.fields
      .filter(({ source }) => !isShownAsRows({ entity: resource.entity, of: source }, owner))
      .flatMap((field) => waysTo(entity, field))
    const isOneOfSeveral = ways.length > 1 || resource.entity === entity
    return ways.map(({ field, inRow }): Relation => {
      const name = `${resource.entity}.${field.source}${inRow === undefined ? '' : `.${inRow}`}` as const
      const isAlone = ways.filter((way) => way.field === field).length === 1
      const inside = inRow === undefined || isAlone ? [] : [`${field.source}.${inRow}`]
      const toldBy = isOneOfSeveral ? [field.source, ...inside] : []
      return { name, resource, field, ...(inRow !== undefined && { inRow }), toldBy }
    })
  })
}

function waysTo(entity: string, field: Field): Pick<Relation, 'field' | 'inRow'>[] {
  // Rows that are records of another entity have a list, and a tab, of their own.
  if (field.children) return []
  if (field.type === 'rows')
    return (field.fields ?? []).flatMap((inner) =>
      refersTo(inner, entity) ? [{ field, inRow: inner.source }] : [],
    )
  return refersTo(field, entity) ? [{ field }] : []
}

/** Rows that are shown only for some records keep their tab, which for all other records is the only way to them. */
function isShownAsRows({ entity, of }: { entity: string; of: string }, owner?: Resource): boolean {
  return (owner?.fields ?? []).some(
    ({ children, showWhen }) => children?.entity === entity && children.of === of && !showWhen,
  )
}

function refersTo({ type, reference, by }: Field, entity: string): boolean {
  return (type === 'reference' || type === 'references') && reference?.entity === entity && !by
}

/** The name of the list filter that finds the records. */
export function relationFilterOf({ field, inRow }: Relation): string {
  return inRow === undefined ? field.source : `${field.source}.${inRow}`
}

/** The initial values by which a new record belongs to the record on the page. */
export function belongingTo({ field, inRow }: Relation, id: string): Record<string, unknown> {
  if (field.type === 'reference') return { [field.source]: id }
  const key = inRow ?? field.reference?.key
  return { [field.source]: [key === undefined ? id : { [key]: id }] }
}
