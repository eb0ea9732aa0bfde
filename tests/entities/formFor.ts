import { resources } from '#generated/resources/resources.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'

/** What the console knows of an entity whose records can be made or changed: itself, and its form. */
export async function formFor(entity: string): Promise<{ resource: Resource; form: ResourceForm }> {
  const resource = resources.find((each) => each.entity === entity)
  if (!resource?.form) throw new Error(`the console has no form of ${entity}`)
  return { resource, form: await resource.form() }
}
