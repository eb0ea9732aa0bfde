import DataLoader from 'dataloader'
import type { DataProvider, RaRecord } from 'ra-core'

/** Reads a record by its id; undefined if the user can see no such record. */
export type ReadRecord = (entity: string, id: string) => Promise<RaRecord | undefined>

/** The number of ids that fit into an address. */
const idsAtMost = 100

/** Reads records by their ids; simultaneous requests for one entity share one call. */
export function recordLoader(dataProvider: Pick<DataProvider, 'getMany'>): ReadRecord {
  const loaders = new Map<string, DataLoader<string, RaRecord | undefined>>()
  return (entity, id) => {
    const loader = loaders.get(entity) ?? newLoader(dataProvider, entity)
    loaders.set(entity, loader)
    return loader.load(id)
  }
}

function newLoader(
  dataProvider: Pick<DataProvider, 'getMany'>,
  entity: string,
): DataLoader<string, RaRecord | undefined> {
  const find = async (ids: readonly string[]) => {
    const { data } = await dataProvider.getMany(entity, { ids: [...ids] })
    const byId = new Map(data.map((record) => [record.id, record]))
    return ids.map((id) => byId.get(id))
  }
  return new DataLoader(find, { cache: false, maxBatchSize: idsAtMost })
}
