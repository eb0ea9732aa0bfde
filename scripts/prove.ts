// `npm run prove`: proves that browser, server, database, API document and type agree on every value.
// `npm run prove -- durability`: proves that all acknowledged writes survive, however often processes are killed.
// `npm run prove -- engine`: proves that a whole product remains without the business and its demonstration.
// `npm run prove -- hostile`: proves that a server survives requests that are meant to break it.
// `npm run prove -- ledger`: proves that commissions are right after any history of orders, and forged payments are refused.
// `npm run prove -- drift`: proves that all hand-written code fails to compile when a name of the schemas changes.
const proofs: Readonly<Record<string, () => Promise<unknown>>> = {
  durability: () => import('./prove/durability/main.ts'),
  hostile: () => import('./prove/hostile/main.ts'),
  ledger: () => import('./prove/ledger/main.ts'),
  drift: () => import('./prove/drift/main.ts'),
  engine: () => import('./prove/engine/main.ts'),
}

const proof = proofs[process.argv[2] ?? ''] ?? (() => import('./prove/agreement.ts'))
await proof()
