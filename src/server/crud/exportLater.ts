import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { ok } from '../http/envelope.ts'
import { languageOf } from '../plugins/languageOf.ts'
import type { Call } from './Call.ts'
import { inWriteTransaction } from './entity/inWriteTransaction.ts'
import { textOf } from './entity/textOf.ts'
import { addExportJob, exportJobOf, requireDepartments } from './export/jobs/exportJobs.ts'
import { presentExport } from './export/jobs/presentExport.ts'
import { countExport, exportFile, neededCodes, ownCodes, readExport } from './exportRecords.ts'
import { reachesByDepartment } from './reach/reachCodesOf.ts'
import { onceByKey, turnOf } from './write/onceByKey.ts'

/** Starts an export in the background and answers the job. Its owner downloads the file when it is done. */
export async function exportLater(call: Call): Promise<Envelope<Json>> {
  const { route, context, database, keyed, reply } = call
  const { user } = context
  if (!user) throw new AppError('SESSION_MISSING')
  const wanted = await readExport(call)
  const rows = await countExport(call, wanted)
  const { entity } = route.table
  const needed = await neededCodes(call, wanted.asked.filters)
  const byDepartment = await reachesByDepartment(route.table, wanted.asked.filters, context)
  const { answer, isReplay } = await inWriteTransaction(
    database,
    (tx) =>
      onceByKey(tx, keyed, async (): Promise<JsonObject> => {
        const job = { userId: user.id, entity, format: wanted.format, rows, pages: needed, byDepartment }
        return { id: await addExportJob(tx, job) }
      }),
    keyed && turnOf(keyed),
  )
  const id = idIn(answer)
  const job = await exportJobOf(database, { id, userId: user.id })
  const language = languageOf(reply.request)
  if (!isReplay) {
    // Checks the user without the session, because the export should survive a log-out.
    const codes = [...ownCodes(route), ...needed]
    const mayRun = async () => {
      await requireDepartments(database, job)
      return (await call.holds?.({ id: user.id }, codes)) ?? true
    }
    call.runner.take({
      id,
      userId: user.id,
      entity,
      mayRun,
      open: (onRows) => exportFile(call, wanted, { language, mayContinue: mayRun, onRows }),
    })
  }
  return ok({ ...presentExport(job, language) })
}

function idIn(answer: Json): string {
  const { id = '' } = objectOf(answer)
  return textOf(id)
}
