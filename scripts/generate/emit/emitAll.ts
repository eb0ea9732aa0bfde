import type { Model } from '../Model.ts'
import { emitForms } from './emitForms.ts'
import { emitMenus } from './emitMenus.ts'
import { emitMessages } from './emitMessages.ts'
import { emitOpenApi } from './openapi/emitOpenApi.ts'
import { emitResources } from './emitResources.ts'
import { emitRoutes } from './emitRoutes.ts'
import { emitSchemas } from './emitSchemas.ts'
import { emitTables } from './emitTables.ts'
import { emitTypes } from './emitTypes.ts'
import { emitValidators } from './emitValidators.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import type { TextCache } from './TextCache.ts'

/** Every generated file that follows from the model alone. */
export async function emitAll(model: Model, cache: TextCache): Promise<GeneratedFile[]> {
  return [
    ...(await emitTypes(model, cache)),
    ...emitSchemas(model),
    ...(await emitValidators(model)),
    ...emitTables(model),
    ...emitRoutes(model),
    ...emitOpenApi(model),
    ...emitResources(model),
    ...emitForms(model),
    ...emitMessages(model),
    ...emitMenus(model),
  ]
}
