import { deepEquals } from '@rjsf/utils'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject } from '../../kit/text/readValue.ts'
import type { Draft } from '../../session/drafts/Draft.ts'
import { givenIn } from './data/givenIn.ts'
import { formDataOf, payloadOf, withoutUndefined, writableNames } from './data/formDataOf.ts'
import { mergeEdits, take } from './conflict/mergeEdits.ts'
import type { Conflict } from './conflict/Conflict.ts'
import type { RefusedChange } from './data/RefusedChange.ts'
import { saveFailureOf } from './data/saveFailure.ts'

/** Where the values of a form go, and what happens then. */
export interface Saving {
  store: (payload: JsonObject) => Promise<unknown>
  onSaved: (saved: unknown) => void
}

interface RecordFormOptions extends Saving {
  form: ResourceForm
  /** Lists whose rows are records of other entities. */
  rowLists?: readonly string[]
  /** What the form starts with; asked once. */
  initial: () => JsonObject
  /** What is stored; empty for a new record. */
  stored: Readonly<Record<string, unknown>>
  /** What was refused elsewhere and is to be put right here. */
  refused?: RefusedChange | undefined
  onMerged: () => void
  onConflict?: () => void
  onFailed: (error: unknown, refusals: readonly FieldRefusal[]) => void
}

interface Snapshot {
  base: JsonObject
  version: number | undefined
  /** The whole record, with what the form does not have. */
  stored: JsonObject
}

/** A conflict, and what was to be done with the values. */
export interface Unsettled extends Conflict {
  way: Saving
}

interface Attempt {
  mine: JsonObject
  base: JsonObject
  way: Saving
}

/** The life of a form: typing, saving, and meeting what someone else saved in the meantime. */
export function useRecordForm(options: RecordFormOptions) {
  const { form } = options
  const [snapshot, setSnapshot] = useState<Snapshot>(() => snapshotOf(options.stored, form))
  const [formData, setFormData] = useState(options.initial)
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([])
  const [conflict, setConflict] = useState<Unsettled>()
  const [saving, setSaving] = useState(false)
  const [clean, setClean] = useState(formData)
  const dirty = !deepEquals(withoutUndefined(formData), withoutUndefined(clean))

  const restart = (stored: Readonly<Record<string, unknown>>) => {
    const next = snapshotOf(stored, form)
    setSnapshot(next)
    setFormData(next.base)
    setClean(next.base)
  }

  // The record moved on while nothing was typed, by a state move beside the form for example.
  const { version = 0 } = snapshotOf(options.stored, form)
  if (!dirty && !saving && version > (snapshot.version ?? version)) restart(options.stored)

  const [taken, setTaken] = useState<RefusedChange>()
  if (options.refused && options.refused !== taken) {
    setTaken(options.refused)
    setRefusals(options.refused.fields)
    setFormData({ ...formData, ...take({}, options.refused.wanted, writableNames(form.schema)) })
  }

  /** Not sent: rows may have followed meanwhile what they refer to, which the version of their owner need not tell. */
  const untouchedRows = (data: JsonObject, base: JsonObject) => {
    // Inputs leave properties without a value behind.
    const mine = formDataOf(data, form.schema)
    return (options.rowLists ?? []).filter((name) => deepEquals(mine[name], base[name]))
  }

  const save = async (
    data: JsonObject,
    { base, version }: Omit<Snapshot, 'stored'>,
    way: Saving = options,
  ): Promise<void> => {
    setSaving(true)
    setRefusals([])
    try {
      const given = take(payloadOf(data, base, form.schema), {}, untouchedRows(data, base))
      const payload = { ...given, ...(version !== undefined && { version }) }
      const saved = await way.store(payload)
      setClean(data)
      way.onSaved(saved)
    } catch (error) {
      await meet(error, { mine: data, base, way })
    } finally {
      // Together with the page that is gone to: until that is drawn, another click on "Save" would store a second record.
      startTransition(() => setSaving(false))
    }
  }

  const meet = async (error: unknown, { mine, base, way }: Attempt): Promise<void> => {
    const { fields, stored } = saveFailureOf(error)
    if (!stored) {
      // A field that is still disabled could not take the cursor.
      flushSync(() => {
        setSaving(false)
        setRefusals(fields)
      })
      options.onFailed(error, fields)
      return
    }
    const current = snapshotOf(stored, form)
    const { merged, conflicts } = mergeEdits(
      { base, mine, theirs: current.base },
      { givenIn: (value, name) => givenIn(form, name, value), rowLists: options.rowLists ?? [] },
    )
    if (conflicts.length > 0) {
      setConflict({ ...current, mine, theirs: current.base, base, merged, names: conflicts, way })
      options.onConflict?.()
      return
    }
    options.onMerged()
    await adopt(merged, current, way)
  }

  const adopt = async (merged: JsonObject, current: Snapshot, way: Saving): Promise<void> => {
    setSnapshot(current)
    setFormData(merged)
    await save(merged, current, way)
  }

  return {
    formData,
    refusals,
    conflict,
    saving,
    dirty,
    change: setFormData,
    submit: (data: JsonObject) => save(data, snapshot),
    /** Stores elsewhere, or otherwise, than submitting does; nothing was checked. */
    keep: (way: Saving) => save(formData, snapshot, way),
    /** Goes on with what was chosen, or back to the form with everything typed still there. */
    settle: async (chosen: JsonObject | undefined) => {
      setConflict(undefined)
      if (!conflict || !chosen) return
      const { theirs, version, stored, way } = conflict
      await adopt(chosen, { base: theirs, version, stored }, way)
    },
    /** Starts over from a record that was just stored. */
    restart,
    clean,
    ...snapshot,
    /** Goes on from a draft, and from the version it was made of: saving meets what was stored since as any other save does. */
    takeUp({ names, now, was, version }: Draft) {
      if (version !== undefined) setSnapshot({ ...snapshot, base: take(snapshot.base, was, names), version })
      setFormData(take(formData, now, names))
    },
  }
}

function snapshotOf(stored: Readonly<Record<string, unknown>>, { schema }: ResourceForm): Snapshot {
  const version = stored['version']
  return {
    base: formDataOf(stored, schema),
    version: typeof version === 'number' ? version : undefined,
    stored: isObject(stored) ? stored : {},
  }
}
