import type { Obstacle } from '#server/database/migrate/obstaclesOf.ts'
import { hasNearest, isConvertible } from '../generate/model/conversion/convertible.ts'
import type { Entity, Model } from '../generate/Model.ts'

/** Exactly what to write so that rows no longer stand in the way. */
export function adviceFor({ table, column, rule }: Obstacle, model: Model, isWritten: boolean): string[] {
  const entity = model.entities.find(({ tableName }) => tableName === table)
  const property = entity?.properties.find(({ name }) => name === column)
  const again = isWritten ? ' --again' : ''
  const reason = `npm run generate --${again} --allow-loss "<reason>"`
  if (!entity || !property) return [`${reason}, or change the rows by hand`]
  if (entity.noOverlap.some(({ name }) => name === rule))
    return [
      'change these values beforehand, with the schema as it was: only people know which of two is right',
    ]
  const { required, default: value, convert } = property
  const rules = convert || !isConvertible(property) ? [] : rulesFor(property, rule)
  const wanted = rules.map((text) => `in ${entity.file}, beside "${column}": "x-convert": ${text}`)
  const canEmpty = !required || value !== undefined
  return [
    ...(isConvertible(property)
      ? []
      : [`change these values beforehand, with the schema as it was: no x-convert reaches into "${column}"`]),
    ...(convert
      ? [`in ${entity.file}: widen the "x-convert" of "${column}", which leaves these as they are`]
      : wanted),
    ...(isWritten && isConvertible(property) ? [`then: npm run generate --${again}`] : []),
    ...(canEmpty ? [`or, ${required ? 'for the default instead of them' : 'to empty them'}: ${reason}`] : []),
  ]
}

function rulesFor(property: Entity['properties'][number], rule: string): string[] {
  const { required, default: value } = property
  if (rule.endsWith(`.${property.name}`)) return ['{ "missing": <the value that they get> }']
  return [
    '{ "map": { "<old value>": <new value> } }',
    ...(hasNearest(property) && !rule.endsWith('_key') ? ['{ "rest": "nearest" }'] : []),
    ...(required ? [] : ['{ "rest": "empty" }']),
    ...(value === undefined ? [] : ['{ "rest": "default" }']),
  ]
}
