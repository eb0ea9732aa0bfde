import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { EntityWords } from '../../session/entities/entityWords.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { fillingsIn } from '../fills/fillingsIn.ts'
import { useCompletion } from '../fills/useCompletion.ts'
import { wantedForFills } from '../fills/wantedForFills.ts'
import { unseenFillingsIn } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { RecordFormProps } from './RecordFormProps.ts'
import { sectionsOf } from './uiSchema/sectionsOf.ts'
import type { BrokenRule, FormContext } from './templates/FormContext.ts'
import { useComputedComplaints } from './validator/useComputedComplaints.ts'
import { useComputing } from './useComputing.ts'
import { useFormValidator } from './validator/useFormValidator.ts'
import type { UnsettledConflict } from './useRecordForm.ts'

interface FormValues {
  formData: JsonObject
  /** The values that the form started with. */
  clean: JsonObject
  stored: JsonObject
  conflict: UnsettledConflict | undefined
}

/** Everything derived from a form's values: filled-in and computed values, complaints, sections, and the records to load. */
export function useDerivedFormState(
  { resource, form, record }: RecordFormProps,
  { formData, clean, stored, conflict }: FormValues,
  find: FindReferred,
) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const complete = useCompletion(resource, form, { isNew: record === undefined, find })
  const completed = complete(formData)
  const { edited, predicted, compute, conflicting } = useComputing({
    resource,
    form,
    find,
    complete,
    formData,
    stored: record && stored,
    conflict,
  })
  const validator = useFormValidator(resource, form, { complete, compute, isStored: record !== undefined })
  const computed = compute?.(completed).values
  const complaints = useComputedComplaints(form, validator, { formData, clean })
  const context: FormContext = {
    resource,
    sections: sectionsOf(
      resource,
      form,
      { ...edited.record, ...computed },
      {
        group: words.group,
        basic: translate('screens.form.basic'),
        other: translate('screens.form.other'),
      },
    ),
    recordId: textOf(record?.['id']) || undefined,
    computed,
    fillings: record ? {} : fillingsIn(form, completed),
    unseenFillings: unseenFillingsIn({ ...form, fields: resource.fields }, edited, find),
    ...(resource.fields.some(({ rule }) => rule) && {
      brokenRules: brokenRulesIn(resource, form, { complaints, words }),
    }),
  }
  return {
    context,
    validator,
    complaints,
    predicted: predicted.record,
    /** The referenced records that must be known for the derived values. */
    wanted: [...predicted.wanted, ...(conflicting?.wanted ?? []), ...wantedForFills(resource, form, edited)],
    conflict: conflicting?.conflict,
  }
}

interface Broken {
  /** The complaints about computed values, by property. */
  complaints: Readonly<Record<string, string>>
  words: Pick<EntityWords, 'label'>
}

function brokenRulesIn(
  { fields }: Resource,
  { computed = {} }: ResourceForm,
  { complaints, words }: Broken,
): BrokenRule[] {
  return fields.flatMap(({ source, rule }) => {
    const complaint = rule && complaints[source]
    if (complaint === undefined) return []
    return computed[source]?.message ? [{ complaint }] : [{ name: words.label(source), complaint }]
  })
}
