import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'

/** The fields of the records that are rows of a list. */
export function fieldsOfRows({ fields }: Resource, list: string): readonly Field[] {
  const { children } = fields.find(({ source }) => source === list) ?? {}
  return (children && resourceOf(children.entity)?.fields) ?? []
}
