import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { unknownRecord } from './Predicted.ts'
import type { Edited } from '../referred/followedIn.ts'
import type { FormState, PredictedForm } from './predictedForm.ts'

/** Predicts a form with such values in it. */
export type Predict = (edited: Edited) => PredictedForm

const notYet: PredictedForm = { record: unknownRecord('loading'), wanted: [] }

/** How a form predicts what the server will compute; the arithmetic is loaded for forms in which something is computed. */
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

/** Whether anything is computed in a form. */
export function computesAnything(form: ResourceForm): boolean {
  return Boolean(form.computed ?? form.computedParts ?? form.computedRows ?? form.computedRowParts)
}
