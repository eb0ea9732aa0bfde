import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { sharableFields } from '../../../../fields/form/data/sharableFields.ts'

/** The properties that can be set to the same value in many records; rows that are records of their own cannot. */
export function changeableFields(resource: Resource, form: ResourceForm): Field[] {
  return sharableFields(resource, form).filter(({ children }) => !children)
}
