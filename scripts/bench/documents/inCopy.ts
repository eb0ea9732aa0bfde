import { onPostgres } from '../server/onPostgres.ts'
import { openBenchServer } from '../server/openBenchServer.ts'
import { fillDocuments } from './fillDocuments.ts'
import { measureDocuments } from './measureDocuments.ts'

// Runs in the copy that documentsBench.ts makes, with a number of rows and the seconds of each measurement. The last line of
// output is the measures.
const [rows, seconds] = process.argv.slice(2).map(Number)
if (rows === undefined || seconds === undefined) throw new Error('inCopy.ts needs rows and seconds')

const bench = onPostgres(async (url, options) => {
  options.say(`  filling ${options.rows} documents of each kind`)
  const place = await openBenchServer(url, 'documents', (database) => fillDocuments(database, options.rows))
  try {
    return await measureDocuments(place, options)
  } finally {
    await place.close()
  }
})
console.log(JSON.stringify(await bench({ rows, seconds, say: (line) => console.error(line) })))
