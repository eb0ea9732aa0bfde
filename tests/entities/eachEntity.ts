import { afterEach, beforeAll, describe } from 'vitest'
import { routes } from '#generated/routes/routes.ts'
import { isEntityName, tables } from '#generated/tables/tables.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Operation } from '#shared/contracts/Route.ts'
import type { EntityKind, Table } from '#shared/contracts/Table.ts'
import { connect, type ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { EntityInputs } from './EntityInputs.ts'

/** The parts that the tests of one entity use. */
export interface EntityTest {
  entity: EntityName
  table: Table
  client: () => ApiClient
  inputs: () => EntityInputs
  /** Whether the entity has a call of this kind: not every entity can be changed or deleted. */
  does: (operation: Operation) => boolean
}

/** Runs a block for every entity of the given kinds, against a whole server on each engine. */
export function eachEntity(
  name: string,
  kinds: readonly EntityKind[],
  block: (test: EntityTest) => void,
): void {
  eachDatabase(name, (databases) => {
    let connected: { client: ApiClient; inputs: EntityInputs } | undefined
    beforeAll(async () => {
      const client = await connect(await startTestServer(databases))
      connected = { client, inputs: new EntityInputs(client) }
    })
    afterEach(() => connected?.inputs.clear())
    const now = () => {
      if (!connected) throw new Error('the server has not started')
      return connected
    }
    for (const { entity, table } of entitiesOf(kinds)) {
      const does = (operation: Operation) =>
        routes.some((route) => route.table.entity === entity && route.operation === operation)
      describe(entity, () =>
        block({ entity, table, client: () => now().client, inputs: () => now().inputs, does }),
      )
    }
  })
}

function entitiesOf(kinds: readonly EntityKind[]): { entity: EntityName; table: Table }[] {
  return Object.values(tables).flatMap((table: Table) =>
    isEntityName(table.entity) && kinds.includes(table.kind) && isMade(table)
      ? [{ entity: table.entity, table }]
      : [],
  )
}

/** Whether records can be created; without that there are none to test. */
function isMade({ entity, kind }: Table): boolean {
  const needed = kind === 'collection' || kind === 'tree' ? 'create' : undefined
  return (
    needed === undefined ||
    routes.some(({ table, operation }) => table.entity === entity && operation === needed)
  )
}
