import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Document } from '../../load/Document.ts'
import type { Problem } from '../../load/Problem.ts'
import { pointerOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { oursAmong } from './Dialect.ts'
import type { Dialect } from './Dialect.ts'
import { nearest } from '../../spelling/nearest.ts'

// In a shorter word two wrong letters are too many for a slip: x-name is not x-name-of.
const shortest = 7

/** Finds words with x- that are none of ours: a near miss of ours is an error, another tool's word is noted and ignored. */
export function checkWords(document: Document, dialect: Dialect): Problem[] {
  const ours = oursAmong([...dialect.rootKeywords, ...dialect.propertyKeywords])
  const visit = (schema: Json, path: Path): Problem[] => {
    if (!isJsonObject(schema)) return []
    // The labels of an enum's values ("x-enumNames") are read.
    const strange = Object.keys(schema).filter(
      (key) => key.startsWith('x-') && key !== 'x-enumNames' && !ours.includes(key),
    )
    const here = strange.map((key) => strangeWord(document, [...path, key], meantBy(key, ours)))
    return [
      ...here,
      ...subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path])),
    ]
  }
  return visit(document.value, [])
}

function meantBy(key: string, ours: readonly string[]): string | undefined {
  const singular = key.replace(/ies$/u, 'y')
  return ours.find((word) => word === singular) ?? nearest(key, ours, key.length < shortest ? 1 : 2)
}

function strangeWord(document: Document, path: Path, meant: string | undefined): Problem {
  const keyword = String(path.at(-1))
  const place = { ...document.positionOf(path), pointer: pointerOf(path), keyword }
  if (meant !== undefined) {
    return {
      ...place,
      message: `"${keyword}" is not a keyword.`,
      advice: `Write "${meant}".`,
      severity: 'error',
    }
  }
  return {
    ...place,
    message: `"${keyword}" is not one of ours and is ignored.`,
    advice: 'Nothing needs to be done.',
    severity: 'note',
  }
}
