import { deepEquals } from '@rjsf/utils'
import { useDataProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { withPropertiesOf } from '../../../fields/form/conflict/mergeEdits.ts'
import { formDataOf } from '../../../fields/form/data/formDataOf.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'

/** A change to save. */
export interface NewValue {
  /** The record as it was when the input was opened. */
  record: RaRecord
  name: string
  values: JsonObject
}

/** Saves one property of a record; other properties that another user changed meanwhile keep their new values. */
export function useSaveProperty({ entity }: Resource, { schema }: ResourceForm) {
  const dataProvider = useDataProvider()
  const save = async ({ record, values }: NewValue, now: JsonObject): Promise<RaRecord> => {
    const required = withPropertiesOf({}, formDataOf(now, schema), textsOf(schema.required))
    const { version = null } = now
    const given = { ...required, ...values, ...(version !== null && { version }) }
    const { data } = await dataProvider.update(entity, { id: record.id, data: given, previousData: record })
    return data
  }
  return async (wanted: NewValue): Promise<RaRecord> => {
    const { record, name } = wanted
    try {
      return await save(wanted, { ...record })
    } catch (error) {
      const { stored } = saveFailureOf(error)
      const [was, is] = [record, stored ?? {}].map((each) => formDataOf(each, schema)[name])
      if (!stored || !deepEquals(was, is)) throw error
      return save(wanted, stored)
    }
  }
}
