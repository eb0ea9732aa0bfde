import type { Resource } from '#shared/contracts/Resource.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** The record as the holder of its private files. */
export function holderIn({ entity }: Resource, record: Values): FileHolder {
  return { entity, id: textOf(record['id']) || undefined }
}
