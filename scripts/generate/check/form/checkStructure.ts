import type { ErrorObject } from 'ajv'
import type { Document } from '../../load/Document.ts'
import type { Problem } from '../../load/Problem.ts'
import { pathOf, pointerOf, valueAt } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import type { Dialect, Part } from './Dialect.ts'
import { keywordWords } from './keywordWords.ts'
import { keywordAmongProperties } from './misplacedWords.ts'
import { structureWords } from './structureWords.ts'

/** Checks a document against dialect.json: the places of its keywords and the shapes of their values. */
export function checkStructure(document: Document, part: Part, dialect: Dialect): Problem[] {
  const errors = dialect.errorsIn(document.value, part).filter(saysSomething)
  const problems = errors.map((error) => problemOf(error, document, dialect))
  const first = new Map(problems.map((problem) => [`${problem.pointer} ${problem.message}`, problem]))
  return [...first.values()]
}

/** Leaves out errors that only say that another one happened. */
function saysSomething(error: ErrorObject): boolean {
  if (['if', 'anyOf'].includes(error.keyword)) return false
  return error.propertyName === undefined
}

function problemOf(error: ErrorObject, document: Document, dialect: Dialect): Problem {
  const at = pathOf(error.instancePath)
  const path = placeOf(error, at)
  const keyword = path.findLast((key) => !/^\d+$/.test(String(key)))
  const name = String(path.at(-1))
  const value = valueAt(document.value, path)
  const words =
    error.keyword === 'propertyNames' && !isNameMap(at)
      ? keywordWords(name, { value, atRoot: at.length === 0, dialect, compared: isCompared(document, path) })
      : ((isNameMap(path.slice(0, -1)) ? keywordAmongProperties(name, value, wordsOf(dialect)) : undefined) ??
        structureWords(error, at, dialect))
  return {
    ...document.positionOf(path),
    pointer: pointerOf(path),
    ...(keyword === undefined ? {} : { keyword: String(keyword) }),
    ...(error.keyword === 'required' ? { missing: String(error.params['missingProperty']) } : {}),
    ...words,
    severity: 'error',
  }

  function placeOf({ params }: ErrorObject, owner: Path): Path {
    const key: unknown = params['propertyName'] ?? params['additionalProperty']
    const place = typeof key === 'string' ? [...owner, key] : owner
    return valueAt(document.value, place) === undefined ? owner : place
  }
}

/** Whether a condition names a property as a keyword, with its value beside it, as other places do. */
function isCompared(document: Document, path: Path): boolean {
  const word = String(path.at(-2))
  const name = path.at(-1)
  return (
    ['if', 'then', 'else', 'not', 'when'].includes(word) &&
    name !== undefined &&
    valueAt(document.value, ['properties', name]) !== undefined
  )
}

function wordsOf({ rootKeywords, propertyKeywords }: Dialect): readonly string[] {
  return [...rootKeywords, ...propertyKeywords]
}

/** Whether the keys at a path are names of properties, not keywords. */
function isNameMap(path: Path): boolean {
  const last = path.at(-1)
  return (last === 'properties' && path.at(-2) !== 'properties') || last === 'x-show-when'
}
