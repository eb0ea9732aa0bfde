import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { secretMask } from '#shared/secretMask.ts'
import { memoize } from '#shared/memoize.ts'
import type { Row } from '../entity/Row.ts'
import { answeredColumns } from '../entity/tableSql.ts'

interface Property {
  name: string
  present: (value: Json) => Json
}

/** A record as it leaves the server: every readable property in the schema's order, null for unset ones, and never a secret. */
export function presentRecord(table: Table, row: Row): JsonObject {
  const record: Record<string, Json> = {}
  for (const { name, present } of propertiesOf(table)) record[name] = present(row[name] ?? null)
  return record
}

const propertiesOf = memoize((table: Table): readonly Property[] => {
  const columns = answeredColumns(table).flatMap((column) => [
    { name: column.name, present: presentationOf(column) },
    // A derived name follows the id that it explains.
    ...table.derivedNames.filter(({ of }) => of === column.name).map(({ property }) => asIs(property)),
  ])
  const links = table.links.map(({ property }) => asIs(property))
  const version = table.kind === 'log' ? [] : [asIs('version')]
  return [asIs('id'), ...columns, ...links, ...version]
})

function asIs(name: string): Property {
  return { name, present: (value) => value }
}

function presentationOf({ type, secret }: Column): Property['present'] {
  if (secret) return (isSet) => (isSet === true ? secretMask : null)
  const isNumber = type === 'decimal' || type === 'integer' || type === 'double'
  return isNumber ? (value) => (value === null ? null : Number(value)) : (value) => value
}
