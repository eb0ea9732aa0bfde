import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'

// The server with or without permission checks, on a prepared database.
const config = readConfig(process.env)
const database = await openDatabase({ url: config.databaseUrl, folder: '', isGuarded: false })
const parts = { config, database, catalog: serverCatalog(config) }
const app = await buildApp(parts, undefined, { checksPermissions: process.argv[2] !== 'unchecked' })
process.once('SIGTERM', () => void app.close().then(() => database.close()))
console.log(`Listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
