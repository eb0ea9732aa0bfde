import type { Model } from '../contracts/Model.ts'
import { emitConditions } from './validators/emitConditions.ts'
import { emitDashboards } from './emitDashboards.ts'
import { emitForms } from './emitForms.ts'
import { emitIcons } from './emitIcons.ts'
import { emitMenus } from './emitMenus.ts'
import { emitMessages } from './emitMessages.ts'
import { emitOpenApi } from './openapi/emitOpenApi.ts'
import { emitResources } from './emitResources.ts'
import { emitRoutes } from './routes/emitRoutes.ts'
import { emitSchemas } from './emitSchemas.ts'
import { emitSettings } from './emitSettings.ts'
import { emitTables } from './emitTables.ts'
import { emitTypes } from './emitTypes.ts'
import { emitValidators } from './validators/emitValidators.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import type { TextCache } from './TextCache.ts'

/** The results of earlier runs. */
export interface EarlierResults {
  texts: TextCache
  /** The places that encrypted columns are bound to, if these are not their names, by `table.column`. */
  places: ReadonlyMap<string, string>
}

/** Emits every generated file except the migrations. */
export async function emitAll(model: Model, { texts, places }: EarlierResults): Promise<GeneratedFile[]> {
  return [
    ...(await emitTypes(model, texts)),
    ...emitSchemas(model),
    ...(await emitValidators(model)),
    ...emitConditions(model),
    ...emitTables(model, places),
    ...emitRoutes(model),
    ...emitOpenApi(model),
    ...emitResources(model),
    ...emitForms(model),
    ...emitMessages(model),
    ...emitMenus(model),
    ...emitDashboards(model),
    ...emitIcons(model),
    ...emitSettings(),
  ]
}
