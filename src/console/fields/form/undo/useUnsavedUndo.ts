import { deepEquals } from '@rjsf/utils'
import { useState } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { withPropertiesOf } from '../conflict/mergeEdits.ts'
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
  change: (data: JsonObject) => void
}

/** The filled-in values and the values typed there before, of all changes undone since the form was last saved. */
interface Filled {
  times: readonly string[]
  names: readonly string[]
  values: JsonObject
  typed: JsonObject
  /** The form's values without any change; saving replaces the object. */
  clean: JsonObject
}

/** The changes that the form has undone and not saved yet. */
export interface UnsavedUndo {
  times: readonly string[]
  names: readonly string[]
  /** Restores the values typed before; values typed since then stay. */
  giveUp: () => void
}

/** Fills in the values from before a change that is to be undone, once; the user reviews them before saving. */
export function useUnsavedUndo(
  { resource, form, record, undone, disabled }: UndoOptions,
  { formData, clean, change }: FormState,
): UnsavedUndo | undefined {
  const [taken, setTaken] = useState<UndoneChange>()
  const [last, setFilled] = useState<Filled>()
  const filled = last?.clean === clean ? last : undefined
  if (record && undone && undone !== taken && !disabled) {
    const { row } = undone
    // Keeps rows of earlier undone changes that are not saved yet.
    const held = row ? { ...record, [row.property]: formData[row.property] } : record
    const found = valuesBefore({ resource, form, record: held }, undone)
    const typed = { ...withPropertiesOf({}, formData, found.names), ...filled?.typed }
    const names = [...new Set([...(filled?.names ?? []), ...found.names])]
    const times = [...new Set([...(filled?.times ?? []), undone.at])].toSorted()
    setTaken(undone)
    setFilled({
      times,
      names,
      values: { ...withPropertiesOf(filled?.values ?? {}, {}, found.names), ...found.values },
      typed,
      clean,
    })
    if (found.names.length > 0) change(withPropertiesOf(formData, found.values, found.names))
  }
  const names = filled?.names.filter((name) => deepEquals(formData[name], filled.values[name])) ?? []
  if (!filled || names.length === 0) return undefined
  return {
    times: filled.times,
    names,
    giveUp() {
      setFilled(undefined)
      change(withPropertiesOf(formData, filled.typed, names))
    },
  }
}
