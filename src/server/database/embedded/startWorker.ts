import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { createThread } from '../../threads/createThread.ts'
import { closeMessage } from './engineMessages.ts'
import type { EngineReport, EngineStart } from './engineMessages.ts'
import { makeSocketFolder } from './makeSocketFolder.ts'
import { removeSocketFolder } from './removeLeftSocket.ts'

const socketName = '.s.PGSQL.5432'
/** The file with the path of the socket of the process that owns the folder. */
const socketFile = 'fenxiao.socket'
const startMs = 120_000
const closeMs = 10_000

/** The engine's thread, ready to be connected to at the socket in `socketFolder`. */
export interface RunningWorker {
  socketFolder: string
  /** Resolves when the thread has ended for any reason. */
  ended: Promise<void>
  /** Closes the database properly, and ends the thread in any case. */
  close(): Promise<void>
  /** Ends the thread at once, even in the middle of a query; nothing acknowledged is lost. */
  terminate(): Promise<void>
}

/** Opens the data folder in its own thread; in this one a slow query would block everything else. */
export async function startWorker(folder: string): Promise<RunningWorker> {
  const record = join(folder, socketFile)
  const socketFolder = await makeSocketFolder(socketName, record)
  const worker = createWorker({ folder, socketPath: join(socketFolder, socketName) })
  const ended = endOf(worker).then(() => removeSocketFolder(socketFolder, record))
  const terminate = async (): Promise<void> => {
    await worker.terminate()
    await ended
  }
  try {
    await Promise.race([reported(worker, 'up'), failAfter(startMs)])
  } catch (error) {
    await terminate()
    throw error
  }
  const close = async (): Promise<void> => {
    const closed = reported(worker, 'closed')
    worker.postMessage(closeMessage, [])
    await Promise.race([closed, failAfter(closeMs)]).catch(() => undefined)
    await terminate()
  }
  return { socketFolder, ended, close, terminate }
}

function createWorker(workerData: EngineStart): Worker {
  return createThread({ beside: import.meta.url, file: 'engineWorker', name: 'database', workerData })
}

function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    // An 'exit' follows; without a listener the error would end the process.
    worker.on('error', () => undefined)
  })
}

function reported(worker: Worker, type: EngineReport['type']): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: EngineReport) => {
      if (report.type === type) resolve()
      if (report.type === 'failed') reject(new Error(report.reason))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The database thread ended')))
  })
}

async function failAfter(ms: number): Promise<never> {
  await wait(ms, undefined, { ref: false })
  throw new Error(`The database thread did not answer within ${ms} ms`)
}
