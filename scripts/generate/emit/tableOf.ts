import type { Computation } from '#shared/contracts/Expression.ts'
import type { Children, Column, ColumnReference, DerivedName, Link, Table } from '#shared/contracts/Table.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { computationOf, computedPartsOf } from '../computed/computationOf.ts'
import { computationSql } from '../computed/expressionSql.ts'
import { followsOthers, keptSql } from '../computed/followingSql.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { typesOf } from '../model/types/typesOf.ts'
import { linkTableName, rowLinkTableName } from '../model/references/linkTables.ts'
import { rowReferencesOf } from '../model/references/rowReferences.ts'
import { ddl, sqlName } from '../print/Ddl.ts'
import { plainStates } from './validators/emitConditions.ts'
import { permissionsOf } from './emitResources.ts'
import { ownedByOf } from '../model/reachButtons.ts'
import { ownersOf } from './ownersOf.ts'
import { referrersOf } from './referrersOf.ts'
import { sqlTypeOf } from './migration/shape/columnSql.ts'
import { hasGramIndex, hasOrderedIndex } from './migration/shape/indexesOf.ts'

/** The table of an entity in the form for the server and the migrations. */
export function tableOf(entity: Entity, model: Model): Table {
  return {
    entity: entity.name,
    name: entity.tableName,
    path: entity.path,
    kind: entity.kind,
    softDelete: entity.softDelete,
    display: entity.display,
    order: entity.order,
    search: entity.search,
    ...(entity.lookup ? { lookup: entity.lookup } : {}),
    ...(entity.lookupSearch ? { lookupSearch: entity.lookupSearch } : {}),
    ...(entity.lookupFilters ? { lookupFilters: entity.lookupFilters } : {}),
    columns: entity.properties.flatMap((property) => columnOf(property, entity, model)),
    derivedNames: entity.properties.flatMap(derivedNameOf),
    links: entity.properties.flatMap((property) => linkOf(entity, property, model)),
    ...rowLinksOf(entity, model),
    ...childrenOf(entity, model),
    ...ownersOf(entity, model),
    referrers: referrersOf(entity, model),
    unique: entity.unique,
    ...(entity.noOverlap.length > 0 ? { noOverlap: entity.noOverlap } : {}),
    ...plainStates(entity),
    ...(entity.parent ? { parent: entity.parent } : {}),
    ...ownedByOf(entity),
  }
}

function columnOf(property: Property, entity: Entity, model: Model): Column[] {
  if (!property.column) return []
  const {
    name,
    column,
    required,
    access,
    secret,
    auto,
    by,
    fill,
    atMost,
    number,
    filter,
    sortable,
    reference,
  } = property
  const computed = computationOf(property, entity.properties)
  const computedParts = computedPartsOf(property, entity.properties)
  return [
    {
      name,
      type: column.type,
      ...(column.scale === undefined ? {} : { scale: column.scale }),
      required,
      ...(property.default === undefined ? {} : { default: property.default }),
      access,
      ...(secret ? { secret } : {}),
      ...(property.private ? { private: true } : {}),
      ...(auto ? { auto } : {}),
      ...(by ? { by } : {}),
      ...(fill ? { fill } : {}),
      ...(atMost ? { atMost } : {}),
      ...(computed ? { computed, ...computedSqlOf(property, computed, { entity, model }) } : {}),
      ...(computedParts ? { computedParts } : {}),
      ...(number ? { number } : {}),
      ...(property.field === 'clock' ? { clock: true } : {}),
      ...(property.options ? { options: property.options.map(({ value }) => value) } : {}),
      ...(filter ? { filter } : {}),
      ...(filter === 'holds' ? { items: itemsOf(property) } : {}),
      sortable,
      ...(hasOrderedIndex(entity, property) ? { sortIndex: true } : {}),
      ...(hasGramIndex(entity, property) ? { gramIndex: true } : {}),
      ...(reference ? { reference: referenceTo(reference, model) } : {}),
    },
  ]
}

function itemsOf({ schema }: Property): 'text' | 'double' {
  const isText = typesOf(objectOf(schema.items)).includes('string')
  return isText ? 'text' : 'double'
}

function computedSqlOf(
  property: Property,
  computed: Computation,
  { entity, model }: { entity: Entity; model: Model },
): Pick<Column, 'computedSql'> {
  if (!followsOthers(computed, entity)) return {}
  const { tableName, properties } = entity
  const value = computationSql(computed, {
    table: tableName,
    properties,
    type: sqlTypeOf(property) ?? 'text',
  })
  const kept = keptSql(entity, property.name, model)
  const sql = kept ? ddl`(CASE WHEN ${kept} THEN ${sqlName(property.name)} ELSE ${value} END)` : value
  return { computedSql: sql.text }
}

function referenceTo(
  target: Pick<ColumnReference, 'entity' | 'onDelete' | 'limit'>,
  model: Model,
): ColumnReference {
  const other = entityNamed(target.entity, model)
  return {
    entity: target.entity,
    table: other.tableName,
    display: other.display,
    onDelete: target.onDelete,
    ...(target.limit ? { limit: target.limit } : {}),
  }
}

function derivedNameOf(property: Property): DerivedName[] {
  return property.nameOf ? [{ property: property.name, of: property.nameOf }] : []
}

function linkOf(entity: Entity, property: Property, model: Model): Link[] {
  if (!property.link) return []
  const { key, nameKey, minItems, maxItems } = property.link
  return [
    {
      property: property.name,
      table: linkTableName(entity, property.name),
      required: property.required,
      minItems,
      ...(maxItems === undefined ? {} : { maxItems }),
      ...(key ? { key } : {}),
      ...(nameKey ? { nameKey } : {}),
      reference: referenceTo(property.link, model),
    },
  ]
}

function rowLinksOf(entity: Entity, model: Model): Pick<Table, 'rowLinks'> {
  const references = entity.properties.flatMap(rowReferencesOf)
  if (references.length === 0) return {}
  return {
    rowLinks: references.map((reference) => ({
      property: reference.property,
      key: reference.key,
      table: rowLinkTableName(entity, reference),
      reference: referenceTo(reference, model),
    })),
  }
}

function childrenOf({ properties }: Entity, model: Model): Pick<Table, 'children'> {
  const children = properties.flatMap((property): Children[] => {
    if (!property.children) return []
    const {
      restore: _restore,
      purge: _purge,
      export: _export,
      import: _import,
      ...permissions
    } = permissionsOf(entityNamed(property.children.entity, model))
    const parts = property.properties ?? []
    return [
      {
        property: property.name,
        ...property.children,
        ...(property.required ? { required: true } : {}),
        shown: parts.map(({ name }) => name),
        writable: parts.filter(({ access }) => access === 'readWrite').map(({ name }) => name),
        permissions,
      },
    ]
  })
  return children.length > 0 ? { children } : {}
}

function entityNamed(name: string, model: Model): Entity {
  const found = model.entities.find((entity) => entity.name === name)
  if (!found) throw new Error(`no entity is called ${name}`)
  return found
}
