import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { menusOf } from '#scripts/generate/emit/menusOf.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { textOf, valueAt } from '#scripts/generate/load/readJson.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { complaintsAbout, loadProject } from './project.ts'

const root = join(import.meta.dirname, '../../..')

const meeting = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': {
    path: '/meetings',
    label: { zh: '会议', en: 'Meeting' },
    filters: ['state', 'name', { source: 'held_at', as: 'range' }],
  },
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 20, 'x-label': { zh: '名称', en: 'Name' } },
    cost: { type: 'number', 'x-unit': 'money', 'x-label': { zh: '费用', en: 'Cost' } },
    held_at: { type: 'string', format: 'date-time', 'x-label': { zh: '时间', en: 'Time' } },
    made_at: { type: 'string', format: 'date-time', 'x-label': { zh: '创建', en: 'Made' } },
    host_id: {
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'host' },
      'x-label': { zh: '主持', en: 'Host' },
    },
    state: {
      type: 'string',
      oneOf: [
        { const: 'open', 'x-label': { zh: '打开', en: 'Open' } },
        { const: 'shut', 'x-label': { zh: '关闭', en: 'Shut' } },
      ],
      'x-label': { zh: '状态', en: 'State' },
    },
  },
}

const host = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/hosts', label: { zh: '主持', en: 'Host' }, display: 'name' },
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 20, 'x-label': { zh: '名称', en: 'Name' } },
    city: { type: 'string', maxLength: 20, 'x-label': { zh: '城市', en: 'City' } },
    born: { type: 'string', format: 'date', 'x-label': { zh: '生日', en: 'Born' } },
    pin: { type: 'string', writeOnly: true, 'x-secret': 'hash', 'x-label': { zh: '密码', en: 'Pin' } },
  },
}

const panel = `{ "name": "cost", "label": { "zh": "费用", "en": "Cost" }, "as": "figure", "entity": "meeting", "measure": "sum(cost)", "where": { "state": "open" }, "time": "held_at" }`

const dashboard = `{
  "$schema": "../dialect.json#/definitions/dashboard",
  "label": { "zh": "概览", "en": "Overview" },
  "icon": "Insights",
  "menu": { "group": "system", "sequence": 1 },
  "panels": [
    ${panel}
  ]
}`

function projectOf(text: string, name = 'overview') {
  return { 'host.json': host, 'meeting.json': meeting, [`dashboards/${name}.json`]: text }
}

function step(values: string): string {
  return `{ "label": { "zh": "步", "en": "Step" }, "values": ${values} }`
}

/** An edit of the dashboard, and the complaint about it. */
const broken: readonly (readonly [what: string, from: string, to: string, said: string])[] = [
  [
    'an entity that does not exist',
    '"entity": "meeting"',
    '"entity": "meating"',
    '7:78 /panels/0/entity  There is no entity "meating". Write "host" or "meeting".',
  ],
  [
    'a sum of what is no number',
    'sum(cost)',
    'sum(name)',
    '7:99 /panels/0/measure  "name" is no number of the entity. Write "cost".',
  ],
  [
    'a time by which the list cannot be filtered',
    '"time": "held_at"',
    '"time": "made_at"',
    '7:153 /panels/0/time  "made_at" is no day or time by whose range the list can be filtered. Add { "source": "made_at", "as": "range" } to the "filters" of "meeting".',
  ],
  [
    'a time with a slip',
    '"time": "held_at"',
    '"time": "held_on"',
    '7:153 /panels/0/time  "held_on" is no day or time by whose range the list can be filtered. Write "held_at".',
  ],
  [
    'a line of what the list has no filter for yet',
    '"as": "figure", "entity": "meeting", "measure": "sum(cost)", "where": { "state": "open" }, "time": "held_at"',
    '"as": "line", "entity": "host", "measure": "count"',
    '7:5 /panels/0  A line needs a "time". Write "time": "born", and add { "source": "born", "as": "range" } to the "filters" of "host".',
  ],
  [
    'a picture of another kind',
    '"as": "figure"',
    '"as": "pie"',
    '7:62 /panels/0/as  "pie" is not a kind of panel. Write "figure", "line", "bar" or "funnel".',
  ],
  [
    'a measure as other tools call it',
    'sum(cost)',
    'average( cost )',
    '7:99 /panels/0/measure  "average( cost )" is not a measure. Write "avg(cost)".',
  ],
  [
    'a value that no record has',
    '"state": "open"',
    '"state": "opened"',
    '7:134 /panels/0/where/state  "state" is never "opened". Write "open" or "shut".',
  ],
  [
    'several values of which no record has one',
    '"state": "open"',
    '"state": ["open", "opened"]',
    '7:134 /panels/0/where/state  "state" is never "opened". Write "open" or "shut".',
  ],
  [
    'several values of what is no choice',
    '"state": "open"',
    '"name": ["Tea", "Talk"]',
    '7:134 /panels/0/where/name  "name" is no choice, so the list is filtered by one value of it. Write that value.',
  ],
  [
    'bars without a group',
    '"as": "figure"',
    '"as": "bar"',
    '7:5 /panels/0  Bars need a "group". Add it. Write "host_id" or "state".',
  ],
  [
    'a line without a time',
    '"as": "figure", "entity": "meeting", "measure": "sum(cost)", "where": { "state": "open" }, "time": "held_at"',
    '"as": "line", "entity": "meeting", "measure": "count"',
    '7:5 /panels/0  A line needs a "time". Add it. Write "held_at".',
  ],
  [
    'a funnel without steps',
    '"as": "figure"',
    '"as": "funnel", "group": "state"',
    '7:5 /panels/0  A funnel needs "steps". Add two or more.',
  ],
  [
    'a step that the one before does not have',
    '"as": "figure"',
    `"as": "funnel", "group": "state", "steps": [${step('["open"]')}, ${step('["shut"]')}]`,
    '7:219 /panels/0/steps/1/values/0  The step before does not have "shut". Name it there too, or not here.',
  ],
  [
    'a step of a choice that does not exist',
    '"as": "figure"',
    `"as": "funnel", "group": "state", "steps": [${step('["open", "opened"]')}, ${step('["open"]')}]`,
    '7:165 /panels/0/steps/0/values/1  "state" is never "opened". Write "open" or "shut".',
  ],
  [
    'a funnel of averages',
    '"as": "figure", "entity": "meeting", "measure": "sum(cost)"',
    `"as": "funnel", "group": "state", "steps": [${step('["open", "shut"]')}, ${step('["shut"]')}], "entity": "meeting", "measure": "avg(cost)"`,
    '7:260 /panels/0/measure  Only counts and sums add up to a funnel. Write "count" or a sum.',
  ],
  [
    'steps of bars',
    '"as": "figure"',
    `"as": "bar", "group": "state", "steps": [${step('["open", "shut"]')}, ${step('["shut"]')}]`,
    '7:93 /panels/0/steps  Only a funnel has steps. Remove "steps".',
  ],
  [
    'a group that is none',
    '"as": "figure"',
    '"as": "bar", "group": "name"',
    '7:75 /panels/0/group  "name" is no choice, reference or yes-or-no of the entity. Write "host_id" or "state".',
  ],
  [
    'a group over what is no reference',
    '"as": "figure"',
    '"as": "bar", "group": "state.city"',
    '7:75 /panels/0/group  "state" refers to no record of another entity. Write "host_id".',
  ],
  [
    'a group over a reference that is none there',
    '"as": "figure"',
    '"as": "bar", "group": "host_id.born"',
    '7:75 /panels/0/group  "born" is no choice, reference, yes-or-no or text of "host" that people may read. Write "name" or "city".',
  ],
  [
    'a group by a secret of what a reference leads to',
    '"as": "figure"',
    '"as": "bar", "group": "host_id.pin"',
    '7:75 /panels/0/group  "pin" is no choice, reference, yes-or-no or text of "host" that people may read. Write "name" or "city".',
  ],
  [
    'a group over two references',
    '"as": "figure"',
    '"as": "bar", "group": "host_id.city.name"',
    '7:75 /panels/0/group  "host_id.city.name" goes farther than one reference. Name a reference, and behind a dot one property of what it leads to.',
  ],
  [
    'a menu group that does not exist',
    '"group": "system"',
    '"group": "systems"',
    '5:13 /menu/group  There is no menu group "systems". Write "dashboard", "distribution" or "system". Groups stand in schemas/definitions/menuGroups.json.',
  ],
  [
    'two panels of one name',
    panel,
    `${panel},\n    ${panel}`,
    '8:7 /panels/1/name  Two panels have the same name. Rename one of them.',
  ],
]

describe('a dashboard in schemas/dashboards', () => {
  it('becomes a page of the menu without calls of its own [S2.31]', () => {
    expect(complaintsAbout(projectOf(dashboard))).toEqual([])
    const model = buildModel(loadProject(projectOf(dashboard)))
    const system = menusOf(model).find(({ code }) => code === 'system')
    expect(system?.children[0]).toEqual({
      code: 'system.overview',
      name: { zh: '概览', en: 'Overview' },
      type: 'page',
      path: '/dashboard/overview',
      icon: 'Insights',
      sequence: 1,
      resources: [],
      children: [],
    })
    expect(model.dashboards[0]?.panels).toMatchObject([
      { as: 'figure', entity: 'meeting', measure: 'sum(cost)', where: { state: 'open' }, time: 'held_at' },
    ])
  })

  it('can count the records with one of several values of a choice', () => {
    const text = dashboard.replace('"state": "open"', '"state": ["open", "shut"]')
    expect(complaintsAbout(projectOf(text))).toEqual([])
    const [panel] = buildModel(loadProject(projectOf(text))).dashboards[0]?.panels ?? []
    expect(panel?.where).toEqual({ state: ['open', 'shut'] })
  })

  it('can group bars by a text of a referenced record', () => {
    const text = dashboard.replace('"as": "figure"', '"as": "bar", "group": "host_id.city"')
    expect(complaintsAbout(projectOf(text))).toEqual([])
  })

  it.each(broken)('is refused with place and remedy: %s', (_, from, to, said) => {
    expect(dashboard).toContain(from)
    const text = dashboard.replace(from, to)
    expect(complaintsAbout(projectOf(text))).toEqual([`schemas/dashboards/overview.json:${said}`])
  })

  it('can show the average of a rating', () => {
    const stars = {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      'x-widget': 'rating',
      'x-label': { zh: '评分', en: 'Stars' },
    }
    const rated = { ...meeting, properties: { ...meeting.properties, stars } }
    const files = { 'meeting.json': rated, 'host.json': host }
    const average = dashboard.replace('sum(cost)', 'avg(stars)')
    expect(complaintsAbout({ ...files, 'dashboards/overview.json': average })).toEqual([])
  })

  it('is explained in docs/dialect.md, with an example that passes', () => {
    const page = readFileSync(join(root, 'docs/dialect.md'), 'utf8')
    const [, section = ''] = page.split('\n## Dashboards\n')
    const dialect: Json = JSON.parse(readFileSync(join(root, 'schemas/dialect.json'), 'utf8'))
    const keys = objectOf(
      valueAt(dialect, ['definitions', 'dashboard', 'properties', 'panels', 'items', 'properties']),
    )
    for (const [key, { description }] of Object.entries(keys).map(
      ([key, words]) => [key, objectOf(words)] as const,
    ))
      expect(section).toContain(`| \`${key}\` | ${textOf(description) ?? ''} |`)
    const [, example = ''] = /```json\n([^`]*)```/u.exec(section) ?? []
    const entities = ['good', 'order', 'user', 'role', 'menu', 'department', 'distributionVersion']
    const schemas = entities.map((name): [string, string] => [
      `${name}.json`,
      readFileSync(join(root, 'schemas', `${name}.json`), 'utf8'),
    ])
    expect(complaintsAbout({ ...Object.fromEntries(schemas), 'dashboards/goods.json': example })).toEqual([])
  })

  it('cannot have the name of an entity', () => {
    expect(complaintsAbout(projectOf(dashboard, 'meeting'))).toEqual([
      'schemas/dashboards/meeting.json:1:1 /  There is an entity "meeting" already. Name the file of the dashboard otherwise.',
    ])
  })
})
