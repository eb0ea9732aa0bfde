import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fileOf, storedNameIn, uploaderOf } from '#shared/fields/fileValue.ts'
import type { NamedFile } from '#shared/fields/fileValue.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'

interface Keeping {
  draft: Draft
  /** The record before the change, whose files may stay. */
  before?: JsonObject | undefined
  context: Context
}

/**
 * Refuses private files that the caller has neither uploaded nor found in the record: who holds a file may read it, so nobody
 * may hold another's by naming its address. Private and public files each have properties of their own, and what another site
 * holds is not private.
 */
export function requireOwnFiles(table: Table, { draft, before = {}, context }: Keeping): void {
  if (context.isServer) return
  const visible = new Set(heldFiles(table, before))
  const fields = table.columns.flatMap((column) => {
    const texts = textsIn(draft[column.name] ?? null)
    if (texts.length === 0) return []
    const kept = new Set(textsIn(before[column.name] ?? null).map(([, text]) => text))
    return texts
      .filter(([, text]) => !kept.has(text))
      .flatMap(([pointer, text]): FieldFact[] => {
        const file = fileOf(text)
        const code = file ? faultOf(file, { column, visible, context }) : faultOfText(text, column)
        return code ? [{ path: `/${column.name}${pointer}`, code }] : []
      })
  })
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

/** The names of the private files that a record holds where it may. */
export function heldFiles({ columns }: Table, record: JsonObject): string[] {
  return columns
    .filter((column) => column.private)
    .flatMap(({ name }) => textsIn(record[name] ?? null))
    .flatMap(([, text]) => fileOf(text) ?? [])
    .filter(({ uploader }) => uploader !== undefined)
    .map(storedNameIn)
}

interface Place {
  column: Column
  /** What the record held before. */
  visible: ReadonlySet<string>
  context: Context
}

function faultOf(file: NamedFile, { column, visible, context: { user } }: Place): string | undefined {
  if (file.uploader === undefined) return column.private ? 'fileIsPublic' : undefined
  if (!column.private) return 'fileIsPrivate'
  const isOwn = user && uploaderOf(user.id) === file.uploader
  return isOwn || visible.has(storedNameIn(file)) ? undefined : 'fileOfAnother'
}

// Begins with a scheme, or with the two strokes that keep the page's own; browsers read backslashes as strokes.
const webAddress = /^\s*(?:https?:)?[\\/]{2}/iu

/** What another site gives to everybody cannot be kept private. The bare name of a file may stand there, as before files were kept. */
function faultOfText(text: string, { private: isPrivate }: Column): string | undefined {
  return isPrivate && webAddress.test(text) ? 'fileElsewhere' : undefined
}

/** Every text that may be the address of a file, with its place inside the value. */
function textsIn(value: Json): readonly PlacedText[] {
  if (typeof value === 'string') return /[\\/]/u.test(value) ? [['', value]] : none
  if (typeof value !== 'object' || value === null) return none
  const found: PlacedText[] = []
  // Nearly all of a long list are none, so places are put together for the others alone.
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      for (const [pointer, text] of textsIn(inner)) found.push([`/${index}${pointer}`, text])
  } else if (isJsonObject(value)) {
    for (const name of Object.keys(value))
      for (const [pointer, text] of textsIn(value[name] ?? null))
        found.push([`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`, text])
  }
  return found
}

type PlacedText = readonly [pointer: string, text: string]

const none: readonly PlacedText[] = []
