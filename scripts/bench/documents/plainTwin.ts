const renamedEntities: Readonly<Record<string, string>> = {
  purchaseOrder: 'plainPurchaseOrder',
  invoice: 'plainInvoice',
  invoiceLine: 'plainInvoiceLine',
}

/** The names of the documentation's documents, and of their twins with typed totals. */
export const documentNames = Object.entries(renamedEntities)

/** The text of a schema with the same properties, but without computations and locks. */
export function plainTwin(text: string): string {
  return JSON.stringify(JSON.parse(text, plainValue), null, 2)
}

function plainValue(key: string, value: unknown): unknown {
  if (key === 'x-computed' || key === 'locked') return undefined
  if (typeof value !== 'string') return value
  if (key === 'entity') return renamedEntities[value] ?? value
  return key === 'path' ? `/plain${value.replaceAll('/', '-').replace('-lines', '/lines')}` : value
}
