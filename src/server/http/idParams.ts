/** The parameters of calls whose address names one record. */
export const idParams = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
} as const

/** A call whose address names one record. */
export interface ById {
  Params: { id: string }
}
