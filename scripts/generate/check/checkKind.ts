import { textsOf } from '#shared/json/listOf.ts'
import { textOf } from '../load/readJson.ts'
import { insteadOf } from '../spelling/nearest.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

const actionsOfKind: Readonly<Record<Subject['kind'], readonly string[]>> = {
  collection: ['create', 'edit', 'delete', 'restore', 'purge', 'export', 'import'],
  tree: ['create', 'edit', 'delete', 'restore', 'purge', 'export', 'import'],
  single: ['edit'],
  log: ['export'],
}

/** The keywords of x-entity suit the kind of entity. */
export const checkKind: Rule = (subject) => [
  ...actions(subject),
  ...parent(subject),
  ...onlyForRecords(subject),
  ...singleStart(subject),
  ...unaskedQuestion(subject),
]

function actions({ own, kind }: Subject): Complaint[] {
  return textsOf(own['actions']).flatMap((action, index) => {
    if (actionsOfKind[kind].includes(action)) return []
    return [
      {
        path: ['x-entity', 'actions', index],
        message: `"${action}" cannot be done with a ${kind}.`,
        advice: insteadOf('', actionsOfKind[kind]),
      },
    ]
  })
}

function parent({ own, kind, property, properties, schema }: Subject): Complaint[] {
  const name = textOf(own['parent'])
  const path = ['x-entity', 'parent']
  if (kind !== 'tree') {
    if (name === undefined) return []
    return [
      { path, message: `A ${kind} has no parents.`, advice: 'Write "kind": "tree", or remove "parent".' },
    ]
  }
  const fitting = properties.filter(
    ({ reference, required }) => reference?.entity === schema.name && !required,
  )
  const advice = insteadOf(name ?? '', fitting)
  if (name === undefined) {
    return [
      { path: ['x-entity', 'kind'], message: 'A tree needs "parent".', advice: parentAdvice(schema.name) },
    ]
  }
  const found = property(name)
  if (!found) return [{ path, message: `There is no property "${name}".`, advice }]
  if (fitting.includes(found)) return []
  const message = `"${name}" cannot hold the parent: it must refer to "${schema.name}" and not be required.`
  return [{ path, message, advice: fitting.length > 0 ? advice : parentAdvice(schema.name) }]
}

function parentAdvice(entity: string): string {
  return `Write the name of a property that is not required, with "format": "uuid" and "x-reference": { "entity": "${entity}" }.`
}

const ofRecords = ['softDelete', 'unique', 'noOverlap', 'deleteConfirm']
/** The keywords that suit the lines of a log, too. */
const ofLines: readonly string[] = ['unique', 'noOverlap']
/** Keywords of lists; a single record has no list. */
const ofLists = ['order', 'search', 'list', 'filters', 'tasks', 'calendar']

/** The keywords that mean nothing for a kind. A tree is drawn as a whole. */
function idleOf(kind: Subject['kind']): readonly string[] {
  if (kind === 'tree') return ['calendar']
  if (kind === 'single') return [...ofRecords, ...ofLists]
  return kind === 'log' ? ofRecords.filter((keyword) => !ofLines.includes(keyword)) : []
}

function onlyForRecords({ own, kind }: Subject): Complaint[] {
  return idleOf(kind)
    .filter((keyword) => own[keyword] !== undefined && own[keyword] !== false)
    .map((keyword) => ({
      path: ['x-entity', keyword],
      message: `"${keyword}" says nothing about a ${kind}.`,
      advice: 'Remove it.',
    }))
}

/** The question before a record is deleted, in an entity without deletion. */
function unaskedQuestion({ own, kind }: Subject): Complaint[] {
  const asks = own['deleteConfirm'] !== undefined && (kind === 'collection' || kind === 'tree')
  if (!asks || own['actions'] === undefined || textsOf(own['actions']).includes('delete')) return []
  const message = '"deleteConfirm" is never asked: "delete" is not among the "actions".'
  const advice = 'Add "delete" to them, or remove "deleteConfirm".'
  return [{ path: ['x-entity', 'deleteConfirm'], message, advice, severity: 'note' }]
}

/** A single record exists from the start, before anybody filled it in. */
function singleStart({ kind, properties }: Subject): Complaint[] {
  if (kind !== 'single') return []
  return properties
    .filter(({ required, default: given, auto }) => required && given === undefined && !auto)
    .map(({ name }) => ({
      path: ['properties', name],
      message: `A single record is there from the start, so "${name}" needs a value then.`,
      advice: 'Give it a "default", or take it out of "required".',
    }))
}
