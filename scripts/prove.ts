// `npm run prove`: are browser, server, database, API document and type of one mind about every value?
// `npm run prove -- durability`: is everything there that was acknowledged, however often something is killed?
const isDurability = process.argv[2] === 'durability'
await(isDurability ? import('./prove/durability/main.ts') : import('./prove/agreement.ts'))
