import type { Document } from '../load/Document.ts'
import type { LoadedSchema, LoadedSchemas } from '../load/LoadedSchema.ts'
import type { Problem } from '../load/Problem.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'
import { checkAlternatives } from './checkAlternatives.ts'
import { checkChildren } from './across/checkChildren.ts'
import { checkRestoring } from './across/checkRestoring.ts'
import { checkClashes } from './checkClashes.ts'
import { checkComputed } from './checkComputed.ts'
import { checkConversions } from './checkConversions.ts'
import { checkDashboard } from './checkDashboards.ts'
import { checkDeadConditions } from './values/checkDeadConditions.ts'
import { checkDefaults } from './values/checkDefaults.ts'
import { checkCalendar } from './checkCalendar.ts'
import { checkEntity } from './checkEntity.ts'
import { checkFileName } from './checkFileName.ts'
import { checkFirstRecords } from './values/checkFirstRecords.ts'
import { checkIdleKeywords } from './values/checkIdleKeywords.ts'
import { checkKind } from './checkKind.ts'
import { checkLanguages } from './form/checkLanguages.ts'
import { checkLabels } from './checkLabels.ts'
import { checkMenuCodes } from './checkMenuCodes.ts'
import { checkMenuGroup, checkMenuGroups, groupCodesOf } from './checkMenuGroups.ts'
import { checkNumbers } from './checkNumbers.ts'
import { checkOwnedBy } from './across/checkOwnedBy.ts'
import { checkPatterns } from './values/checkPatterns.ts'
import { checkPlacement } from './checkPlacement.ts'
import { checkPlain } from './checkPlain.ts'
import { checkPropertyNames } from './checkPropertyNames.ts'
import { checkConditions } from './values/checkConditions.ts'
import { checkReferenceLimits } from './checkReferenceLimits.ts'
import { checkReferences } from './checkReferences.ts'
import { checkRelations } from './across/checkRelations.ts'
import { checkRoot } from './checkRoot.ts'
import { checkRulesAcross } from './across/checkRulesAcross.ts'
import { checkSecrets } from './checkSecrets.ts'
import { checkSlips } from './form/checkSlips.ts'
import { checkStates } from './states/checkStates.ts'
import { checkTasks } from './checkTasks.ts'
import { checkTypes } from './checkTypes.ts'
import { checkStructure } from './form/checkStructure.ts'
import { checkRoom } from './values/checkRoom.ts'
import { checkRowSize } from './values/checkRowSize.ts'
import { checkValues } from './values/checkValues.ts'
import { checkWords } from './form/checkWords.ts'
import { checkWidgetOptions } from './checkWidgetOptions.ts'
import { withoutMisspelt } from './form/withoutMisspelt.ts'
import { dialectOf } from './form/Dialect.ts'
import type { Dialect } from './form/Dialect.ts'
import { valueAt } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { dependsOnUnread } from './subject/dependsOnUnread.ts'
import { problemOf, subjectOf } from './subject/Subject.ts'
import type { Rule } from './subject/Subject.ts'

const rules: readonly Rule[] = [
  checkFileName,
  checkPlain,
  checkRoot,
  checkPropertyNames,
  checkLabels,
  checkAlternatives,
  checkPlacement,
  checkTypes,
  checkRoom,
  checkRowSize,
  checkValues,
  checkIdleKeywords,
  checkConditions,
  checkDeadConditions,
  checkPatterns,
  checkEntity,
  checkMenuCodes,
  checkCalendar,
  checkKind,
  checkRulesAcross,
  checkReferences,
  checkReferenceLimits,
  checkFirstRecords,
  checkRelations,
  checkChildren,
  checkRestoring,
  checkOwnedBy,
  checkDefaults,
  checkNumbers,
  checkWidgetOptions,
  checkComputed,
  checkConversions,
  checkSecrets,
  checkStates,
  checkTasks,
  checkClashes,
]

/** All problems of the schemas, file by file in the order of their lines. */
export function checkSchemas(loaded: LoadedSchemas): Problem[] {
  const basis = [loaded.dialect, loaded.menuGroups, ...loaded.shapes]
  // Findings that rest on files which cannot be read themselves would be wrong.
  if (basis.some(({ problems }) => problems.length > 0))
    return inOrder(
      [...basis, ...loaded.schemas.map(({ document }) => document)].flatMap(({ problems }) => problems),
    )
  const dialect = dialectOf(loaded.dialect.value)
  const shapes = loaded.shapes.flatMap((document) => [
    ...checkStructure(document, 'shape', dialect),
    ...checkWords(document, dialect),
  ])
  const groups = [
    ...checkStructure(loaded.menuGroups, 'menuGroups', dialect),
    ...checkMenuGroups(loaded.menuGroups),
    ...checkLanguages(loaded.menuGroups),
  ]
  const dashboards = loaded.dashboards.flatMap((document) => [
    ...document.problems,
    ...checkStructure(document, 'dashboard', dialect),
    ...checkLanguages(document),
  ])
  const form = loaded.schemas.flatMap((schema) => [...schema.problems, ...formBy(dialect)(schema)])
  const beside = [...loaded.unread.map(unreadFile), ...loaded.astray.map(strayEntity)]
  const wrong = [...shapes, ...dashboards, ...form, ...beside]
  return inOrder([...groups, ...wrong, ...meaningOf(loaded, wrong)])
}

/** Notes a file that looks like a schema and is not read as one. */
function unreadFile(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    pointer: '',
    message: 'This file is not read.',
    advice: 'Write the schema as JSON, in a file whose name ends in ".json".',
    severity: 'note',
  }
}

/** Without this error the entity would only be missing. */
function strayEntity(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    pointer: '',
    message: 'No entity is read from this folder.',
    advice: `Move the file to "schemas/${file.replace(/^.*\//u, '')}".`,
    severity: 'error',
  }
}

const formBy = memoize((dialect: Dialect) => memoize((schema: LoadedSchema) => formOf(schema, dialect)))

/** The problems of one file that can be found before other files are read into it. */
function formOf({ document, dialect: isOurs, problems }: LoadedSchema, dialect: Dialect): Problem[] {
  if (document.problems.length > 0) return []
  const told = new Set(problems.map(({ pointer }) => pointer))
  const untold = partsOfForm(document, isOurs, dialect).filter(({ pointer }) => !told.has(pointer))
  return [...untold, ...checkLanguages(document)]
}

function partsOfForm(document: Document, isOurs: boolean, dialect: Dialect): Problem[] {
  if (isOurs)
    return withoutMisspelt([...checkStructure(document, 'entity', dialect), ...checkWords(document, dialect)])
  // A plain schema is checked only for the keywords of ours that it uses.
  const ours = checkStructure(document, 'shape', dialect).filter(({ pointer }) => /\/x-[a-z-]+/.test(pointer))
  return [...ours, ...checkWords(document, dialect), ...checkSlips(document, dialect)]
}

/** The rules read values, so they only look at schemas whose form is right. */
function meaningOf({ schemas, menuGroups, dashboards }: LoadedSchemas, form: readonly Problem[]): Problem[] {
  const broken = new Set(form.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const isSound = ({ file, problems }: LoadedSchema): boolean => !broken.has(file) && problems.length === 0
  const subjects = schemas.filter(isSound).map(subjectOf)
  const named = schemas.map(
    (schema) => subjects.find((subject) => subject.schema === schema) ?? unreadableSubject(schema),
  )
  const groups = groupCodesOf(menuGroups.value)
  const all = [...rules, checkMenuGroup(groups)]
  const isGuess = dependsOnUnread(schemas)
  // The properties of a broken schema are not known, so panels that show it are not checked.
  const whole = subjects.length === schemas.length ? dashboards.filter(({ file }) => !broken.has(file)) : []
  return [
    ...subjects.flatMap((subject) =>
      all
        .flatMap((rule) => rule(subject, named))
        .filter(({ path }) => !isGuess(subject.schema, path) && !isInChildRows(subject.schema, path))
        .map((complaint) => problemOf(subject.schema, complaint)),
    ),
    ...whole.flatMap((document) => checkDashboard(document, { subjects, groups })),
  ]
}

/** Whether a path leads into the rows of another entity, whose faults are reported in its own file. */
function isInChildRows({ value }: LoadedSchema, [first, list, items, ...inside]: Path): boolean {
  if (first !== 'properties' || items !== 'items' || inside.length === 0) return false
  return objectOf(valueAt(value, ['properties', list ?? '']))['x-children'] !== undefined
}

/** A schema that cannot be read yet is still an entity that others may refer to. */
function unreadableSubject(schema: LoadedSchema): ReturnType<typeof subjectOf> {
  return { schema, kind: 'collection', own: {}, declared: {}, properties: [], property: () => undefined }
}

function inOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems
    .filter((problem) => {
      // A schema that refers to itself is found at several pointers.
      const { file, line, column, message } = problem
      const key = `${file}:${line}:${column} ${message}`
      return !seen.has(key) && Boolean(seen.add(key))
    })
    .toSorted(
      (one, other) =>
        one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
    )
}
