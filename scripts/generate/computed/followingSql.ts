import { isOfReference, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import { isLocked } from '#shared/states/lockOf.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import type { DeclaredStates, Entity, Model, Property } from '../contracts/Model.ts'
import type { Ddl } from '../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../print/Ddl.ts'

/** Whether a computed value depends on records of other entities. */
export function followsOthers({ expression }: Computation, { properties }: Entity): boolean {
  return readsOf(expression).some((read) => isOfOthers(read, properties))
}

/** Whether a computed value depends on references, or on the records that they lead to. */
export function followsReferences({ expression }: Computation): boolean {
  return readsOf(expression).some(isOfReference)
}

function isOfOthers(read: Read, properties: readonly Property[]): boolean {
  if (isOfReference(read)) return true
  return (
    'list' in read && properties.some(({ name, children }) => name === read.list && children !== undefined)
  )
}

/** The condition on rows in which a computed value is kept: their state locks it, or the state of an owner locks its rows. */
export function keptSql(entity: Entity, property: string, model: Model): Ddl | undefined {
  const own = entity.states && lockedSql(entity.states, property, entity.tableName)
  const conditions = [...(own ? [own] : []), ...model.entities.flatMap((owner) => keptByOwner(entity, owner))]
  const [first, ...others] = conditions
  return first && others.reduce((all, each) => ddl`${all} OR ${each}`, first)
}

function keptByOwner({ name, tableName }: Entity, owner: Entity): Ddl[] {
  const { states } = owner
  return owner.properties.flatMap(({ name: list, children }) => {
    if (!states || children?.entity !== name) return []
    const locked = lockedSql(states, list, ownerName)
    if (!locked) return []
    const row = ddl`${sqlName(ownerName)}.${sqlName('id')} = ${sqlName(tableName)}.${sqlName(children.of)}`
    const table = ddl`${sqlName(snakeCase(owner.name))} AS ${sqlName(ownerName)}`
    return [ddl`EXISTS (SELECT FROM ${table} WHERE ${row} AND ${locked})`]
  })
}

const ownerName = 'an owner'

function lockedSql(states: DeclaredStates, property: string, table: string): Ddl | undefined {
  const locked = Object.entries(states.locked ?? {}).filter(([, lock]) => isLocked(states, lock, property))
  if (locked.length === 0) return undefined
  const values = ddlList(locked.map(([state]) => sqlLiteral(state)))
  return ddl`${sqlName(table)}.${sqlName(states.property)} IN (${values})`
}
