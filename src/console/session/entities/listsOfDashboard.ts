import type { Dashboard } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { groupedBy } from './groupedBy.ts'

/** The entities whose lists a user must be able to open to see all panels of a dashboard. */
export function listsOfDashboard({ panels }: Dashboard, resources: readonly Resource[]): Resource[] {
  const found = panels.flatMap(({ entity, group = '' }) => {
    const resource = resources.find((each) => each.entity === entity)
    const target = resource && groupedBy(resource, group, resources)?.resource
    return [resource, target].filter((each) => each !== undefined)
  })
  return [...new Set(found)]
}
