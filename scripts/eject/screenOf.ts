import type { Entity } from '../generate/contracts/Model.ts'
import { code, documentation, lines, literal, name } from '../generate/print/Code.ts'
import type { Code } from '../generate/print/Code.ts'
import { moduleOf, namesOf } from '../generate/print/names.ts'

/** The screens that can be ejected. */
export const screenNames = ['list', 'show', 'create', 'edit'] as const

type ScreenName = (typeof screenNames)[number]

/** Whether a screen has this name. */
export function isScreenName(text: string): text is ScreenName {
  return screenNames.some((screen) => screen === text)
}

const endings = { list: 'List', show: 'Show', create: 'Create', edit: 'Edit' } as const satisfies Record<
  ScreenName,
  string
>

/** The screen as a developer would write it, with the parts of the schema that it uses spelt out. */
export function screenOf(entity: Entity, screen: ScreenName): { name: string; text: string } {
  const component = `${entity.typeName}${endings[screen]}`
  const { resource } = namesOf(entity)
  const part = partOf(entity, screen)
  const file = lines([
    ...part.imports,
    code`import { ${resource} } from ${moduleOf('resources', `${entity.name}.ts`)}`,
    code`import type { Resource } from '#shared/contracts/Resource.ts'`,
    ...part.parts,
    code`import type { OwnParts } from '../../session/entities/OwnParts.ts'`,
    ...part.words,
    code``,
    documentation(
      'What the screen shows: take away, add and reorder. What is not said here follows the schema.',
    ),
    code`const own: OwnParts<${literal(entity.name)}> = { ${part.own} }`,
    code`const resource: Resource = { ...${resource}, ...own }`,
    code``,
    documentation(`${entity.label.zh} / ${entity.label.en}`),
    part.body(name(component)),
    code``,
  ])
  return { name: component, text: file.text }
}

interface ScreenPart {
  imports: readonly Code[]
  parts: readonly Code[]
  words: readonly Code[]
  /** The members of the resource that are spelt out. */
  own: Code
  body: (component: Code) => Code
}

function partOf(entity: Entity, screen: ScreenName): ScreenPart {
  if (screen === 'list' && (entity.kind === 'collection' || entity.kind === 'log')) return listOf(entity)
  return screen === 'show' ? showOf(entity) : wholeOf(entity, screen)
}

function listOf(entity: Entity): ScreenPart {
  const columns = entity.columns.map(({ source, hidden, width }) => ({
    source,
    ...(hidden ? { hidden } : {}),
    ...(width === undefined ? {} : { width }),
  }))
  return {
    imports: [code`import { ListBase, Title } from 'react-admin'`],
    parts: [code`import { ListCards } from '../../screens/list/ListCards.tsx'`],
    words: [code`import { useEntityWords } from '../../session/entities/useEntityWords.ts'`],
    own: code`columns: ${literal(columns)}, filters: ${literal(entity.filters)}`,
    body: (component) =>
      lines([
        code`export function ${component}() {`,
        code`  const { names } = useEntityWords(resource)`,
        code`  const { property, direction } = resource.order`,
        code`  return (`,
        code`    <ListBase resource={resource.entity} perPage={20} sort={{ field: property, order: direction }} debounce={0} exporter={false}>`,
        code`      <Title title={names} />`,
        code`      <ListCards resource={resource} />`,
        code`    </ListBase>`,
        code`  )`,
        code`}`,
      ]),
  }
}

function showOf(entity: Entity): ScreenPart {
  return {
    imports: [code`import { ShowBase } from 'react-admin'`],
    parts: [
      code`import { RecordDetails } from '../../screens/record/RecordDetails.tsx'`,
      code`import { stayOnFailure } from '../../screens/record/RecordFailed.tsx'`,
      code`import { RecordPage } from '../../screens/record/RecordPage.tsx'`,
    ],
    words: [],
    own: groupsOf(entity),
    body: (component) =>
      lines([
        code`export function ${component}() {`,
        code`  return (`,
        code`    <ShowBase resource={resource.entity} queryOptions={stayOnFailure} render={(loaded) => (`,
        code`      <RecordPage resource={resource} page="show" loaded={loaded}>`,
        code`        {(record) => <RecordDetails resource={resource} record={record} />}`,
        code`      </RecordPage>`,
        code`    )} />`,
        code`  )`,
        code`}`,
      ]),
  }
}

const whole = {
  list: { tree: ['EntityTree', 'tree'], single: ['SingleRecord', 'record'] },
  create: ['EntityCreate', 'record'],
  edit: ['EntityEdit', 'record'],
} as const

function wholeOf(entity: Entity, screen: Exclude<ScreenName, 'show'>): ScreenPart {
  const [generic, folder] =
    screen === 'list' ? whole.list[entity.kind === 'tree' ? 'tree' : 'single'] : whole[screen]
  return {
    imports: [],
    parts: [code`import { ${name(generic)} } from ${literal(`../../screens/${folder}/${generic}.tsx`)}`],
    words: [],
    own: groupsOf(entity),
    body: (component) =>
      lines([
        code`export function ${component}() {`,
        code`  return <${name(generic)} resource={resource} />`,
        code`}`,
      ]),
  }
}

function groupsOf({ groups }: Entity): Code {
  return code`groups: ${literal(groups.map(({ name: group, fields }) => ({ name: group, fields })))}`
}
