import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../load/readJson.ts'
import { typesOf } from '../model/types/typesOf.ts'
import { checkNamedProperty } from './subject/checkNamedProperty.ts'
import type { UnfitReason } from './subject/checkNamedProperty.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** There are properties, and each one that x-entity names exists and suits its use. */
export const checkEntity: Rule = (subject) => [
  ...declaredOnes(subject),
  ...display(subject),
  ...eachName(subject, 'search', canBeSearched),
  ...eachSource(subject, 'list', canBeListed),
  ...eachSource(subject, 'filters', canBeFiltered),
  ...ranges(subject),
  ...order(subject),
  ...groups(subject),
]

const canBeSearched: UnfitReason = ({ column, secret, access }) =>
  column?.type === 'text' && !secret && access !== 'writeOnly' ? undefined : 'only texts can be searched'

const canBeListed: UnfitReason = ({ access, children }) => {
  if (children) return 'lists leave such rows out'
  return access === 'writeOnly' ? 'it is never answered, so there is nothing to show' : undefined
}

const canBeFiltered: UnfitReason = ({ name, filter, link }) => {
  if (name === 'q') return 'a list is searched by that name'
  return filter === undefined && !link ? 'it has no column that can be compared' : undefined
}

const canBeDisplayed: UnfitReason = ({ column, field, secret, access }) => {
  if (field === 'richText') return 'a name has no formatting, so people would read its HTML'
  return column && column.type !== 'json' && !secret && access !== 'writeOnly'
    ? undefined
    : 'people could not read it'
}

function declaredOnes({ schema: { value }, declared }: Subject): Complaint[] {
  const isOther = typesOf(value).some((type) => type !== 'object')
  if (isOther || Object.keys(declared).some((name) => name !== 'id')) return []
  const message = 'The schema declares no properties, so there is nothing to make columns of.'
  return [{ path: [], message, advice: 'Write "properties" at the root.' }]
}

function display(subject: Subject): Complaint[] {
  const name = textOf(subject.own['display'])
  return name === undefined ? [] : checkNamedProperty(subject, name, ['x-entity', 'display'], canBeDisplayed)
}

function eachName(subject: Subject, keyword: string, refusal: UnfitReason): Complaint[] {
  return textsOf(subject.own[keyword]).flatMap((name, index) =>
    checkNamedProperty(subject, name, ['x-entity', keyword, index], refusal),
  )
}

function eachSource(subject: Subject, keyword: string, refusal: UnfitReason): Complaint[] {
  const seen = new Set<string>()
  return listOf(subject.own[keyword]).flatMap((item, index) => {
    const path = ['x-entity', keyword, index, ...(isJsonObject(item) ? ['source'] : [])]
    const name = textOf(isJsonObject(item) ? item['source'] : item) ?? ''
    if (seen.has(name)) return [{ path, ...twice(name, keyword) }]
    seen.add(name)
    return checkNamedProperty(subject, name, path, refusal)
  })
}

function twice(name: string, keyword: string): Pick<Complaint, 'message' | 'advice'> {
  return { message: `"${name}" stands twice in "${keyword}".`, advice: 'Keep one of them.' }
}

function ranges(subject: Subject): Complaint[] {
  return listOf(subject.own['filters']).flatMap((item, index) => {
    if (!isJsonObject(item) || item['as'] !== 'range') return []
    const property = subject.property(textOf(item['source']) ?? '')
    const path = ['x-entity', 'filters', index, 'as']
    const taken = ['gte', 'lte']
      .map((end) => `${property?.name}_${end}`)
      .find((name) => subject.property(name))
    if (property && taken !== undefined) {
      const message = `The list is asked by "${taken}" for a range of "${property.name}", and that is a property of its own.`
      return [{ path, message, advice: `Rename "${taken}", or write "match".` }]
    }
    if (!property || factsOf(property.field).ranged) return []
    return [
      {
        path,
        message: `"${property.name}" has no from and to.`,
        advice:
          'Write "match"; ranges are for numbers, dates, moments ("date-time") and times of day ("time-local").',
      },
    ]
  })
}

function order(subject: Subject): Complaint[] {
  const names = textsOf(subject.own['order']).map((text) => text.replace(/^-/, ''))
  return names.flatMap((name, index) => {
    const path = ['x-entity', 'order', index]
    if (names.indexOf(name) !== index) return [{ path, ...twice(name, 'order') }]
    if (name === 'id') return []
    return checkNamedProperty(subject, name, path, ({ sortable }) =>
      sortable ? undefined : 'records cannot be sorted by it',
    )
  })
}

function groups(subject: Subject): Complaint[] {
  const titles = new Set<string>()
  const groupOf = new Map<string, string>()
  return listOf(subject.own['groups']).flatMap((group, index) => {
    const title = textOf(objectOf(group)['name']) ?? ''
    const path = ['x-entity', 'groups', index]
    const twice = titles.has(title)
    titles.add(title)
    return [
      ...(twice
        ? [
            {
              path: [...path, 'name'],
              message: `Two groups are called "${title}".`,
              advice: 'Rename one of them.',
            },
          ]
        : []),
      ...textsOf(objectOf(group)['fields']).flatMap((name, at) => {
        const other = groupOf.get(name)
        groupOf.set(name, title)
        if (other === undefined)
          return checkNamedProperty(subject, name, [...path, 'fields', at], () => undefined)
        const message = `"${name}" already stands in the group "${other}".`
        return [{ path: [...path, 'fields', at], message, advice: 'Keep one of them.' }]
      }),
    ]
  })
}
