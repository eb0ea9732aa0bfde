import { panelKinds } from '#shared/contracts/Dashboard.ts'
import type { DashboardPanel, FunnelStep } from '#shared/contracts/Dashboard.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Document } from '../load/Document.ts'
import { textOf } from '../load/readJson.ts'
import type { DashboardPage } from '../contracts/Model.ts'
import { listConditionsOf } from './entityParts.ts'
import { labelOf, wordsOf } from './names/labelOf.ts'
import { menuOf } from './menuOf.ts'
import { humanise } from '#shared/words/nameForms.ts'

/** The dashboard of a file in schemas/dashboards/, which must have passed the checks. */
export function dashboardOf(document: Document): DashboardPage {
  const own = objectOf(document.value)
  const name = dashboardNameOf(document)
  return {
    name,
    label: wordsOf(own['label']) ?? labelOf({}, humanise(name)),
    icon: textOf(own['icon']) ?? 'Dashboard',
    menu: menuOf(own, name),
    panels: listOf(own['panels']).map(panelOf),
  }
}

/** A dashboard has the name of its file. */
export function dashboardNameOf({ file }: Pick<Document, 'file'>): string {
  return file.replace(/^.*\//u, '').replace(/\.json$/u, '')
}

function panelOf(value: Json): DashboardPanel {
  const panel = objectOf(value)
  const name = textOf(panel['name']) ?? ''
  const as = textOf(panel['as'])
  const [time, group] = [textOf(panel['time']), textOf(panel['group'])]
  return {
    name,
    label: wordsOf(panel['label']) ?? labelOf({}, humanise(name)),
    as: panelKinds.find((kind) => kind === as) ?? 'figure',
    entity: textOf(panel['entity']) ?? '',
    measure: textOf(panel['measure']) ?? 'count',
    ...(isJsonObject(panel['where']) && { where: listConditionsOf(panel['where']) }),
    ...(time !== undefined && { time }),
    ...(group !== undefined && { group }),
    ...(as === 'funnel' && { steps: listOf(panel['steps']).map(stepOf) }),
  }
}

function stepOf(value: Json): FunnelStep {
  const step = objectOf(value)
  return { label: wordsOf(step['label']) ?? labelOf({}, ''), values: textsOf(step['values']) }
}
