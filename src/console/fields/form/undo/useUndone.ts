import { useState } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { take } from '../conflict/mergeEdits.ts'
import type { UndoneChange } from '../data/UndoneChange.ts'
import { valuesBefore } from './valuesBefore.ts'

interface UndoOptions {
  resource: Resource
  form: ResourceForm
  record?: Values | undefined
  undone?: UndoneChange | undefined
  disabled?: boolean
}

interface FormState {
  formData: JsonObject
  clean: JsonObject
  dirty: boolean
  change: (data: JsonObject) => void
}

/** A change that the form has taken back and not saved yet. */
export interface Undoing {
  at: string
  names: readonly string[]
  giveUp: () => void
}

/** Fills in the values before a change that is to be taken back, once; people look at them before they save. */
export function useUndone(
  { resource, form, record, undone, disabled }: UndoOptions,
  { formData, clean, dirty, change }: FormState,
): Undoing | undefined {
  const [taken, setTaken] = useState<UndoneChange>()
  const [names, setNames] = useState<readonly string[]>([])
  if (record && undone && undone !== taken && !disabled) {
    const found = valuesBefore({ resource, form, record }, undone.before)
    setTaken(undone)
    setNames(found.names)
    if (found.names.length > 0) change(take(formData, found.values, found.names))
  }
  if (!taken || !dirty || names.length === 0) return undefined
  return {
    at: taken.at,
    names,
    giveUp() {
      setNames([])
      change(take(formData, clean, names))
    },
  }
}
