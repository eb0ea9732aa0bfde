import type { Table } from '#shared/contracts/Table.ts'
import type { Model } from '../contracts/Model.ts'
import { code, documentation, lines, literal, name } from '../print/Code.ts'
import { conditionsImport, printedStates } from './validators/emitConditions.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { entityFile, overallFile } from '../print/GeneratedFile.ts'
import { moduleOf, namesOf } from '../print/names.ts'
import { tableOf } from './tableOf.ts'

/** generated/tables: the storage of every entity, as data for the generic server code. */
export function emitTables(model: Model, places: ReadonlyMap<string, string>): GeneratedFile[] {
  const files = model.entities.map((entity) => {
    const { table } = namesOf(entity)
    const value = { ...withPlaces(tableOf(entity, model), places), ...printedStates(entity) }
    return entityFile(`generated/tables/${entity.name}.ts`, entity, [
      code`import type { Table } from '#shared/contracts/Table.ts'`,
      ...conditionsImport(entity),
      code``,
      documentation(`${entity.label.zh} / ${entity.label.en}`),
      code`export const ${table}: Table = ${literal(value)}`,
    ])
  })
  return [...files, registry(model)]
}

function withPlaces(table: Table, places: ReadonlyMap<string, string>): Table {
  const columns = table.columns.map((column) => {
    const sealedFor = places.get(`${table.name}.${column.name}`)
    return sealedFor === undefined ? column : { ...column, sealedFor }
  })
  return { ...table, columns }
}

function registry(model: Model): GeneratedFile {
  const imports = model.entities.map(
    (entity) => code`import { ${namesOf(entity).table} } from ${moduleOf('tables', `${entity.name}.ts`)}`,
  )
  const members = Object.fromEntries(model.entities.map((entity) => [entity.name, namesOf(entity).table]))
  return overallFile('generated/tables/tables.ts', [
    code`import type { EntityName } from '#generated/types/EntityName.ts'`,
    code`import type { Table } from '#shared/contracts/Table.ts'`,
    ...imports,
    code``,
    documentation('Every table by the name of its entity.'),
    code`export const tables = ${literal(members)} as const satisfies Record<EntityName, Table>`,
    code``,
    documentation('Whether a text is the name of an entity.'),
    lines([
      code`export function isEntityName(text: string): text is ${name('EntityName')} {`,
      code`  return Object.hasOwn(tables, text)`,
      code`}`,
    ]),
  ])
}
