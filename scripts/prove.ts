// `npm run prove`: are browser, server, database, API document and type of one mind about every value?
// `npm run prove -- durability`: is everything there that was acknowledged, however often something is killed?
// `npm run prove -- engine`: is a whole product left when the business and its demonstration are taken away?
// `npm run prove -- hostile`: does a server survive requests that are meant to break it?
// `npm run prove -- ledger`: is every commission right after any history of orders, and is no forged payment believed?
// `npm run prove -- drift`: does all hand-written code notice when a name of the schemas changes?
const proofs: Readonly<Record<string, () => Promise<unknown>>> = {
  durability: () => import('./prove/durability/main.ts'),
  hostile: () => import('./prove/hostile/main.ts'),
  ledger: () => import('./prove/ledger/main.ts'),
  drift: () => import('./prove/drift/main.ts'),
  engine: () => import('./prove/engine/main.ts'),
}

const proof = proofs[process.argv[2] ?? ''] ?? (() => import('./prove/agreement.ts'))
await proof()
