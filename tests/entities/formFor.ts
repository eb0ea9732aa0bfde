import { resources } from '#generated/resources/resources.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'

/** The console's data about an entity whose records can be created or changed: its resource and its form. */
export async function formFor(entity: string): Promise<{ resource: Resource; form: ResourceForm }> {
  const resource = resources.find((each) => each.entity === entity)
  if (!resource?.form) throw new Error(`the console has no form of ${entity}`)
  return { resource, form: await resource.form() }
}
