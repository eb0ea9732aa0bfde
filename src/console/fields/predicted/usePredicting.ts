import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { unknownRecord } from './Predictor.ts'
import type { EditedRecord } from '../referred/Target.ts'
import type { FormState, PredictedForm } from './predictedForm.ts'

/** Predicts the record of a form that holds the given values. */
export type Predict = (edited: EditedRecord) => PredictedForm

const notYet: PredictedForm = { record: unknownRecord('loading'), wanted: [] }

/** Predicts the values that the server will compute; the code is loaded only if the form computes or limits something. */
export function usePredicting({
  resource,
  form,
  find,
  unseenRows,
}: Omit<FormState, 'edited' | 'resourceOf'>): Predict {
  const { data: predictedForm } = useQuery({
    queryKey: ['formArithmetic'],
    queryFn: async () => (await import('./predictedForm.ts')).predictedForm,
    enabled: computesAnything(form) || form.limits !== undefined || form.rowLimits !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
  return useCallback<Predict>(
    (edited) =>
      predictedForm ? predictedForm({ resource, form, edited, find, resourceOf, unseenRows }) : notYet,
    [predictedForm, resource, form, find, unseenRows],
  )
}

/** Whether a form has computed values. */
export function computesAnything(form: ResourceForm): boolean {
  return Boolean(form.computed ?? form.computedParts ?? form.computedRows ?? form.computedRowParts)
}
