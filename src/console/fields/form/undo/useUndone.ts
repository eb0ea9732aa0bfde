import { deepEquals } from '@rjsf/utils'
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
  change: (data: JsonObject) => void
}

/** What was filled in, and what was typed there before; of all changes that were taken back since the form was saved. */
interface Filled {
  times: readonly string[]
  names: readonly string[]
  values: JsonObject
  typed: JsonObject
  /** What the form held when nothing was changed: another object once it was saved. */
  clean: JsonObject
}

/** Changes that the form has taken back and not saved yet. */
export interface Undoing {
  times: readonly string[]
  names: readonly string[]
  /** What was typed before is there again; what was typed since stays. */
  giveUp: () => void
}

/** Fills in the values before a change that is to be taken back, once; people look at them before they save. */
export function useUndone(
  { resource, form, record, undone, disabled }: UndoOptions,
  { formData, clean, change }: FormState,
): Undoing | undefined {
  const [taken, setTaken] = useState<UndoneChange>()
  const [last, setFilled] = useState<Filled>()
  const filled = last?.clean === clean ? last : undefined
  if (record && undone && undone !== taken && !disabled) {
    const { row } = undone
    // Rows that were taken back before, and not saved yet, stay.
    const held = row ? { ...record, [row.property]: formData[row.property] } : record
    const found = valuesBefore({ resource, form, record: held }, undone)
    const typed = { ...take({}, formData, found.names), ...filled?.typed }
    const names = [...new Set([...(filled?.names ?? []), ...found.names])]
    const times = [...new Set([...(filled?.times ?? []), undone.at])].toSorted()
    setTaken(undone)
    setFilled({
      times,
      names,
      values: { ...take(filled?.values ?? {}, {}, found.names), ...found.values },
      typed,
      clean,
    })
    if (found.names.length > 0) change(take(formData, found.values, found.names))
  }
  const names = filled?.names.filter((name) => deepEquals(formData[name], filled.values[name])) ?? []
  if (!filled || names.length === 0) return undefined
  return {
    times: filled.times,
    names,
    giveUp() {
      setFilled(undefined)
      change(take(formData, filled.typed, names))
    },
  }
}
