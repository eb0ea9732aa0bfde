import { deepEquals } from '@rjsf/utils'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Draft } from '../../session/drafts/Draft.ts'
import { givenIn } from './data/givenIn.ts'
import { formDataOf, payloadOf, withoutUndefined, writableNames } from './data/formDataOf.ts'
import { mergeEdits, withPropertiesOf } from './conflict/mergeEdits.ts'
import type { Conflict } from './conflict/Conflict.ts'
import type { RefusedChange } from './data/RefusedChange.ts'
import { saveFailureOf } from './data/saveFailure.ts'

/** How the values of a form are stored, and what happens afterwards. */
export interface SaveHandlers {
  store: (payload: JsonObject) => Promise<unknown>
  onSaved: (saved: unknown) => void
}

interface RecordFormOptions extends SaveHandlers {
  form: ResourceForm
  /** The lists whose rows are records of other entities. */
  rowLists?: readonly string[]
  /** Returns the values that the form starts with; called once. */
  initial: () => JsonObject
  /** The stored record; empty for a new record. */
  stored: Readonly<Record<string, unknown>>
  /** A change that was refused outside the form, to be corrected in it. */
  refused?: RefusedChange | undefined
  onMerged: () => void
  onConflict?: () => void
  onFailed: (error: unknown, refusals: readonly FieldRefusal[]) => void
}

/** The values that an edit began with, and their version. */
interface EditedVersion {
  base: JsonObject
  version: number | undefined
}

interface Snapshot extends EditedVersion {
  /** The whole record, with the properties that the form does not have. */
  stored: JsonObject
}

/** A conflict, and how the values were to be saved. */
export interface UnsettledConflict extends Conflict {
  way: SaveHandlers
}

interface Attempt {
  mine: JsonObject
  base: JsonObject
  way: SaveHandlers
}

/** The state of a form: it holds the typed values, saves them, and merges them with changes that others saved in the meantime. */
export function useRecordForm(options: RecordFormOptions) {
  const { form } = options
  const [snapshot, setSnapshot] = useState<Snapshot>(() => snapshotOf(options.stored, form))
  const [formData, setFormData] = useState(options.initial)
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([])
  const [conflict, setConflict] = useState<UnsettledConflict>()
  const [saving, setSaving] = useState(false)
  const [clean, setClean] = useState(formData)
  const dirty = !deepEquals(withoutUndefined(formData), withoutUndefined(clean))

  const restart = (stored: Readonly<Record<string, unknown>>) => {
    const next = snapshotOf(stored, form)
    setSnapshot(next)
    setFormData(next.base)
    setClean(next.base)
  }

  // The record got a newer version while nothing was typed, for example through a state move beside the form.
  const { version = 0 } = snapshotOf(options.stored, form)
  if (!dirty && !saving && version > (snapshot.version ?? version)) restart(options.stored)

  const [taken, setTaken] = useState<RefusedChange>()
  if (options.refused && options.refused !== taken) {
    setTaken(options.refused)
    setRefusals(options.refused.fields)
    setFormData({ ...formData, ...withPropertiesOf({}, options.refused.wanted, writableNames(form.schema)) })
  }

  const save = async (
    data: JsonObject,
    edited: EditedVersion,
    way: SaveHandlers = options,
  ): Promise<void> => {
    setSaving(true)
    setRefusals([])
    try {
      const saved = await way.store(payloadFor(data, edited, options))
      setClean(data)
      way.onSaved(saved)
    } catch (error) {
      await meet(error, { mine: data, base: edited.base, way })
    } finally {
      // Ends in one transition with the navigation: until the next page is drawn, another "Save" would store a second record.
      startTransition(() => setSaving(false))
    }
  }

  const meet = async (error: unknown, { mine, base, way }: Attempt): Promise<void> => {
    const { fields, stored } = saveFailureOf(error)
    if (!stored) {
      // A field that is still disabled could not take the focus.
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

  const adopt = async (merged: JsonObject, current: Snapshot, way: SaveHandlers): Promise<void> => {
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
    /** Stores the values in another place or way than submitting does, without checking them. */
    keep: (way: SaveHandlers) => save(formData, snapshot, way),
    /** Saves the values chosen in a conflict, or returns to the form with everything typed kept. */
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
    /** Continues from a draft and from the version it was based on: saving merges later changes as in any other save. */
    takeUp({ names, now, was, version }: Draft) {
      if (version !== undefined)
        setSnapshot({ ...snapshot, base: withPropertiesOf(snapshot.base, was, names), version })
      setFormData(withPropertiesOf(formData, now, names))
    },
  }
}

/** The body of a save: all values, without the lists of rows that were left as they are, and the version that they change. */
function payloadFor(
  data: JsonObject,
  { base, version }: EditedVersion,
  { form, rowLists = [] }: RecordFormOptions,
): JsonObject {
  // Removes properties without a value, which inputs leave behind.
  const mine = formDataOf(data, form.schema)
  // Rows may have changed along with a record they refer to, which need not change the owner's version.
  const untouched = rowLists.filter((name) => deepEquals(mine[name], base[name]))
  const given = withPropertiesOf(payloadOf(data, base, form.schema), {}, untouched)
  return { ...given, ...(version !== undefined && { version }) }
}

function snapshotOf(stored: Readonly<Record<string, unknown>>, { schema }: ResourceForm): Snapshot {
  const version = stored['version']
  return {
    base: formDataOf(stored, schema),
    version: typeof version === 'number' ? version : undefined,
    stored: objectOf(stored),
  }
}
