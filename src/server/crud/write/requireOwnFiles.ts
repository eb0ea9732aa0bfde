import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fileOf, storedNameIn, uploaderOf } from '#shared/fields/fileValue.ts'
import type { NamedFile } from '#shared/fields/fileValue.ts'
import { pointerPart } from '#shared/messages/pointerNames.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { requireNoFaults } from '../entity/requireNoFaults.ts'
import type { Draft } from '../entity/Row.ts'

interface Keeping {
  draft: Draft
  /** The record before the change, whose files may stay. */
  before?: JsonObject | undefined
  context: Context
}

/**
 * Refuses private files that the caller has not uploaded and that the record does not already hold: a caller who may read a
 * record may read its files, so naming another user's file would give access to it. Private and public files have separate
 * properties, and a file on another site is not private.
 */
export function requireOwnFiles(table: Table, { draft, before = {}, context }: Keeping): void {
  if (context.isServer) return
  const visible = new Set(privateFilesOf(table, before))
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
  requireNoFaults(fields)
}

/** The names of the private files in a record's private properties. */
export function privateFilesOf({ columns }: Table, record: JsonObject): string[] {
  return columns
    .filter((column) => column.private)
    .flatMap(({ name }) => textsIn(record[name] ?? null))
    .flatMap(([, text]) => fileOf(text) ?? [])
    .filter(({ uploader }) => uploader !== undefined)
    .map(storedNameIn)
}

interface Place {
  column: Column
  /** The names of the files that the record held before. */
  visible: ReadonlySet<string>
  context: Context
}

function faultOf(file: NamedFile, { column, visible, context: { user } }: Place): string | undefined {
  if (file.uploader === undefined) return column.private ? 'fileIsPublic' : undefined
  if (!column.private) return 'fileIsPrivate'
  const isOwn = user && uploaderOf(user.id) === file.uploader
  return isOwn || visible.has(storedNameIn(file)) ? undefined : 'fileOfAnother'
}

// Begins with a scheme, or with two slashes that keep the page's scheme; browsers read backslashes as slashes.
const webAddress = /^\s*(?:https?:)?[\\/]{2}/iu

/** Refuses a URL of another site, where no file is private. Old records may contain bare file names, which are allowed. */
function faultOfText(text: string, { private: isPrivate }: Column): string | undefined {
  return isPrivate && webAddress.test(text) ? 'fileElsewhere' : undefined
}

/** All texts that may be file addresses, with their pointers inside the value. */
function textsIn(value: Json): readonly PlacedText[] {
  if (typeof value === 'string') return /[\\/]/u.test(value) ? [['', value]] : none
  if (typeof value !== 'object' || value === null) return none
  const found: PlacedText[] = []
  // In long lists nearly all texts are none, so pointers are built for the others only.
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      for (const [pointer, text] of textsIn(inner)) found.push([`/${index}${pointer}`, text])
  } else if (isJsonObject(value)) {
    for (const name of Object.keys(value))
      for (const [pointer, text] of textsIn(value[name] ?? null))
        found.push([`/${pointerPart(name)}${pointer}`, text])
  }
  return found
}

type PlacedText = readonly [pointer: string, text: string]

const none: readonly PlacedText[] = []
