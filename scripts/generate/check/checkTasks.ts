import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Property } from '../contracts/Model.ts'
import { textOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { displayOf, filtersOf } from '../model/entityParts.ts'
import { insteadOf } from '../spelling/nearest.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'
import { impossibleValue } from './subject/impossibleValue.ts'

/** The conditions of a home page's task are filters of the list, and their values exist. */
export const checkTasks: Rule = (subject) => {
  const { own, kind } = subject
  if (own['tasks'] !== undefined && kind === 'single') {
    const message = 'A single record has no list that a task could lead to.'
    return [{ path: ['x-entity', 'tasks'], message, advice: 'Remove "tasks".' }]
  }
  const names = new Set<string>()
  return listOf(own['tasks']).flatMap((task, index) => {
    const path = ['x-entity', 'tasks', index]
    const name = textOf(objectOf(task)['name']) ?? ''
    const isTaken = names.has(name)
    names.add(name)
    return [
      ...(isTaken ? [twice(name, [...path, 'name'])] : []),
      ...Object.entries(objectOf(objectOf(task)['where'])).flatMap(([source, value]) =>
        checkCondition(subject, { source, value }, [...path, 'where', source]),
      ),
    ]
  })
}

function twice(name: string, path: Path): Complaint {
  return { path, message: `Two tasks are called "${name}".`, advice: 'Rename one of them.' }
}

/** Checks that a condition on a list is one of the list's filters, and that its value exists. */
export function checkCondition(
  subject: Subject,
  { source, value }: { source: string; value: Json },
  path: Path,
): Complaint[] {
  const { own, properties } = subject
  const filters = filtersOf(own, properties, displayOf(own, properties))
  // Relations have no column, so neither a count nor its index can be limited by one.
  const isColumn = (name: string) => subject.property(name)?.column !== undefined
  const known = filters
    .filter(({ as, source: name }) => as === 'match' && isColumn(name))
    .map((filter) => filter.source)
  if (!known.includes(source)) {
    const message = `"${source}" is no filter of the list, so nobody would see why it shows these records.`
    return [{ path, message, advice: insteadOf(source, known) }]
  }
  const property = subject.property(source)
  const takesSeveral = property?.options !== undefined || property?.filter === 'holds'
  if (Array.isArray(value) && value.length > 1 && !takesSeveral)
    return [
      {
        path,
        message: `"${source}" is no choice, so the list is filtered by one value of it.`,
        advice: 'Write that value.',
      },
    ]
  const words = property && impossibleValue(comparedOf(property), value)
  return words ? [{ path, ...words }] : []
}

/** A list is compared by its items. */
function comparedOf(property: Property): Pick<Property, 'name' | 'schema' | 'options'> {
  return property.filter === 'holds' ? { ...property, schema: objectOf(property.schema.items) } : property
}
