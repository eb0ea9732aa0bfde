import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { unknownRecord } from './Predicted.ts'
import type { FormState, PredictedForm } from './predictedForm.ts'

/** Predicts a form with such values in it. */
export type Predict = (record: JsonObject) => PredictedForm

interface Predicting extends Omit<FormState, 'edited'> {
  stored: JsonObject | undefined
}

const notYet: PredictedForm = { record: unknownRecord('loading'), wanted: [] }

/** How a form predicts what the server will compute; the arithmetic is loaded for forms in which something is computed. */
export function usePredicting({ resource, form, stored, find, unseenRows }: Predicting): Predict {
  const { data: predictedForm } = useQuery({
    queryKey: ['formArithmetic'],
    queryFn: async () => (await import('./predictedForm.ts')).predictedForm,
    enabled: computesAnything(form),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
  return useCallback<Predict>(
    (record) =>
      predictedForm
        ? predictedForm({ resource, form, edited: { record, stored }, find, unseenRows })
        : notYet,
    [predictedForm, resource, form, stored, find, unseenRows],
  )
}

function computesAnything(form: ResourceForm): boolean {
  return Boolean(form.computed ?? form.computedParts ?? form.computedRows ?? form.computedRowParts)
}
