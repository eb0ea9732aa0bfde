import { join } from 'node:path'
import { computedWhole } from '#console/fields/predicted/computedWhole.ts'
import { predictedForm } from '#console/fields/predicted/predictedForm.ts'
import type { EditedRecord } from '#console/fields/referred/Target.ts'
import type { FindReferred } from '#console/fields/referred/ReferredContext.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'

/** A generated form outside of a page. */
export interface ServedForm {
  resource: Resource
  form: ResourceForm
  /** The edited values with those that the form computes; `find` gives the records of references. */
  compute: (edited: EditedRecord, find?: FindReferred) => ReturnType<typeof computedWhole>
}

/** The form of an entity, from the folder of a generated project. */
export async function servedForm(folder: string, entity: string): Promise<ServedForm> {
  const { resources }: { resources: Resource[] } = await import(join(folder, 'resources/resources.ts'))
  const forms: Record<string, ResourceForm> = await import(join(folder, `forms/${entity}.ts`))
  const resourceOf = (name: string) => resources.find((each) => each.entity === name)
  const [resource, form] = [resourceOf(entity), forms[`${entity}Form`]]
  if (!resource || !form) throw new Error(`There is no form of ${entity}`)
  const state = { resource, form, resourceOf, unseenRows: new Set<string>() }
  return {
    resource,
    form,
    compute: (edited, find = () => 'unseen') =>
      computedWhole(predictedForm({ ...state, find, edited }).record, edited.record, form),
  }
}
