import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { ownPages } from '#shared/permissions/ownPages.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { choiceKinds, groupKindsOver } from '#shared/fields/groupKinds.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Property } from '../contracts/Model.ts'
import type { Document } from '../load/Document.ts'
import type { Problem } from '../load/Problem.ts'
import { pointerOf, textOf } from '../load/readJson.ts'
import { dashboardNameOf } from '../model/dashboardOf.ts'
import { displayOf, filtersOf } from '../model/entityParts.ts'
import { checkCondition } from './checkTasks.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { menuGroupComplaint } from './checkMenuGroups.ts'
import { entityNames } from './subject/entityNames.ts'
import type { Complaint, Subject } from './subject/Subject.ts'

const timeKinds: readonly FieldKind[] = ['date', 'datetime']

// With the code of its menu group it fits into the code of a menu.
const longestName = 50

/** The parts of the schemas that a dashboard names. */
export interface NamedByDashboards {
  subjects: readonly Subject[]
  groups: readonly string[]
}

/** The parts that a dashboard names exist and can be shown as it asks. */
export function checkDashboard(document: Document, { subjects, groups }: NamedByDashboards): Problem[] {
  const own = objectOf(document.value)
  const name = dashboardNameOf(document)
  const group = textOf(objectOf(own['menu'])['group'])
  const complaints = [
    ...nameComplaints(name, subjects),
    ...menuGroupComplaint(group, groups, ['menu', 'group']),
    ...listOf(own['panels']).flatMap((panel, index) => {
      const path = ['panels', index] as const
      const isTaken = namesBefore(own, index).includes(textOf(objectOf(panel)['name']) ?? '')
      return [
        ...(isTaken ? [at([...path, 'name'], 'Two panels have the same name.', 'Rename one of them.')] : []),
        ...panelComplaints(objectOf(panel), subjects).map((complaint) => ({
          ...complaint,
          path: [...path, ...complaint.path],
        })),
      ]
    }),
  ]
  return complaints.map(({ path, message, advice, severity = 'error' }) => ({
    ...document.positionOf(path),
    pointer: pointerOf(path),
    message,
    advice,
    severity,
  }))
}

function nameComplaints(name: string, subjects: readonly Subject[]): Complaint[] {
  if (!/^[a-z][A-Za-z0-9]*$/u.test(name))
    return [at([], `A dashboard cannot be called "${name}".`, 'Name the file in camelCase, e.g. sales.json.')]
  if (name.length > longestName)
    return [at([], `The name has ${name.length} characters, of at most ${longestName}.`, 'Rename the file.')]
  if (ownPages.some(({ path }) => path === `${dashboardsPath}/${name}`))
    return [at([], `There is a page "${name}" already.`, 'Name the file of the dashboard otherwise.')]
  const isTaken = subjects.some(({ schema }) => schema.name === name)
  return isTaken
    ? [at([], `There is an entity "${name}" already.`, 'Name the file of the dashboard otherwise.')]
    : []
}

function namesBefore(own: JsonObject, index: number): string[] {
  return listOf(own['panels'])
    .slice(0, index)
    .flatMap((panel) => textOf(objectOf(panel)['name']) ?? [])
}

function panelComplaints(panel: JsonObject, subjects: readonly Subject[]): Complaint[] {
  const entity = textOf(panel['entity']) ?? ''
  const subject = subjects.find(({ schema }) => schema.name === entity)
  if (!subject) {
    return [at(['entity'], `There is no entity "${entity}".`, insteadOf(entity, subjects.map(entityNames)))]
  }
  if (subject.kind === 'single')
    return [at(['entity'], `"${entity}" has one record only.`, 'Name an entity that has a list.')]
  return [
    ...measureComplaints(textOf(panel['measure']) ?? '', subject),
    ...timeComplaints(panel, subject),
    ...groupComplaints(panel, subject, subjects),
    ...funnelComplaints(panel, subject),
    ...Object.entries(objectOf(panel['where'])).flatMap(([source, value]: [string, Json]) =>
      checkCondition(subject, { source, value }, ['where', source]),
    ),
  ]
}

function measureComplaints(measure: string, { properties }: Subject): Complaint[] {
  const source = /\((\w+)\)$/u.exec(measure)?.[1]
  const numbers = properties.filter(({ field, secret }) => factsOf(field).measured && !secret)
  if (source === undefined || numbers.some(({ name }) => name === source)) return []
  return [at(['measure'], `"${source}" is no number of the entity.`, insteadOf(source, numbers))]
}

function timeComplaints({ as, time }: JsonObject, subject: Subject): Complaint[] {
  const { own, properties } = subject
  const ranges = filtersOf(own, properties, displayOf(own, properties)).filter((each) => each.as === 'range')
  const isTime = (source: string) => timeKinds.includes(subject.property(source)?.field ?? 'text')
  const times = ranges.map(({ source }) => source).filter(isTime)
  const name = textOf(time)
  if (name === undefined)
    return as === 'line' ? [at([], 'A line needs a "time".', timeAdvice(subject, times))] : []
  if (times.includes(name)) return []
  const message = `"${name}" is no day or time by whose range the list can be filtered.`
  return [at(['time'], message, isTime(name) ? `Add ${asRange(name, subject)}.` : insteadOf(name, times))]
}

function timeAdvice(subject: Subject, times: readonly string[]): string {
  if (times.length > 0) return `Add it. ${insteadOf('', times)}`
  const [first] = subject.properties.filter(({ field, secret }) => timeKinds.includes(field) && !secret)
  return first
    ? `Write "time": "${first.name}", and add ${asRange(first.name, subject)}.`
    : 'The entity has none: show it as "figure" or "bar".'
}

/** A day or time for which the list has no filter yet. */
function asRange(source: string, { schema }: Subject): string {
  return `{ "source": "${source}", "as": "range" } to the "filters" of "${schema.name}"`
}

/** The kinds of panel that need a group, and the kinds of field that they group by. */
const groupsOfKinds: Readonly<Record<string, { what: string; kinds: ReadonlySet<FieldKind> }>> = {
  bar: { what: 'Bars need', kinds: choiceKinds },
  funnel: { what: 'A funnel needs', kinds: new Set(['enum']) },
}

function groupComplaints(
  { as, group }: JsonObject,
  subject: Subject,
  subjects: readonly Subject[],
): Complaint[] {
  const grouped = groupsOfKinds[textOf(as) ?? '']
  const name = textOf(group)
  if (!grouped)
    return name === undefined ? [] : [at(['group'], 'Only bars and funnels have a group.', 'Remove "group".')]
  const { what, kinds } = grouped
  const known = ofKinds(subject, kinds)
  if (name === undefined) return [at([], `${what} a "group".`, `Add it. ${insteadOf('', known)}`)]
  if (known.some((each) => each.name === name)) return []
  if (as === 'bar' && name.includes('.')) return groupOverComplaints(name, subject, subjects)
  const message =
    as === 'bar'
      ? `"${name}" is no choice, reference or yes-or-no of the entity.`
      : `"${name}" is no choice of the entity.`
  return [at(['group'], message, insteadOf(name, known))]
}

/** A reference, and a property of the entity that it leads to: `user_id.city`. */
function groupOverComplaints(
  group: string,
  { properties }: Subject,
  subjects: readonly Subject[],
): Complaint[] {
  const [source = '', property = '', ...deeper] = group.split('.')
  if (deeper.length > 0) {
    const advice = 'Name a reference, and behind a dot one property of what it leads to.'
    return [at(['group'], `"${group}" goes farther than one reference.`, advice)]
  }
  const references = properties.filter(({ reference, column }) => reference && column)
  const reference = references.find(({ name }) => name === source)?.reference
  if (!reference) {
    const message = `"${source}" refers to no record of another entity.`
    return [at(['group'], message, insteadOf(source, references))]
  }
  const target = subjects.find(({ schema }) => schema.name === reference.entity)
  if (!target) return []
  const known = ofKinds(target, groupKindsOver)
  if (known.some(({ name }) => name === property)) return []
  const message = `"${property}" is no choice, reference, yes-or-no or text of "${reference.entity}" that people may read.`
  return [at(['group'], message, insteadOf(property, known))]
}

function ofKinds({ properties }: Subject, kinds: ReadonlySet<FieldKind>): Property[] {
  return properties.filter(
    ({ field, column, access, secret }) => kinds.has(field) && column && access !== 'writeOnly' && !secret,
  )
}

function funnelComplaints(panel: JsonObject, subject: Subject): Complaint[] {
  const { as, steps } = panel
  if (as !== 'funnel')
    return steps === undefined ? [] : [at(['steps'], 'Only a funnel has steps.', 'Remove "steps".')]
  if (steps === undefined) return [at([], 'A funnel needs "steps".', 'Add two or more.')]
  const measure = textOf(panel['measure']) ?? ''
  return [
    ...(/^(count$|sum\()/u.test(measure)
      ? []
      : [at(['measure'], 'Only counts and sums add up to a funnel.', 'Write "count" or a sum.')]),
    ...stepComplaints(listOf(steps).map(objectOf), textOf(panel['group']) ?? '', subject),
  ]
}

/** A record that has come to a step has passed the step before. */
function stepComplaints(steps: readonly JsonObject[], group: string, subject: Subject): Complaint[] {
  const options = subject.property(group)?.options?.map(({ value }) => value)
  if (!options) return []
  return steps.flatMap((step, index) => {
    const former = index === 0 ? options : textsOf(steps[index - 1]?.['values'])
    return textsOf(step['values']).flatMap((value, place) => {
      const path = ['steps', index, 'values', place]
      if (!options.includes(value))
        return [at(path, `"${group}" is never "${value}".`, insteadOf(value, options))]
      const advice = 'Name it there too, or not here.'
      return former.includes(value) ? [] : [at(path, `The step before does not have "${value}".`, advice)]
    })
  })
}

function at(path: Complaint['path'], message: string, advice: string): Complaint {
  return { path, message, advice }
}
