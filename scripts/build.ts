import { buildAll } from './steps/buildAll.ts'

await buildAll({ force: process.argv.includes('--force') })
