import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { ListenOptions, Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#shared/errors/AppError.ts'

/** Gives the folder free again. */
export type Unlock = () => Promise<void>

// Three candidates, for another program may hold one of the ports.
const candidatePorts = 3
const firstPort = 20_000
const greetingMs = 3000

/**
 * Takes the folder for this process alone. The kernel gives it free when the process dies, however it dies;
 * a lock file would have to be deleted by hand after a power cut. Containers that share a volume do not see each other's.
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<Unlock> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const name = `fenxiao-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`
  const lock = await takeLock(name, platform)
  if (!lock) throw new AppError('DATABASE_IN_USE', { folder })
  return () => closed(lock)
}

async function takeLock(name: string, platform: NodeJS.Platform): Promise<Server | undefined> {
  if (platform === 'linux') return bind({ path: `\0${name}` }, name)
  if (platform === 'win32') return bind({ path: `\\\\.\\pipe\\${name}` }, name)
  return takePort(name)
}

/**
 * Elsewhere only ports are released by the kernel, and any program may hold one. So the holder says the folder's name
 * to whoever connects, and a new one asks all candidates: of two that start at once both may lose, but never both win.
 */
async function takePort(name: string): Promise<Server | undefined> {
  const start = firstPort + (Number.parseInt(name.slice(-6), 16) % 20_000)
  const ports = Array.from({ length: candidatePorts }, (_, index) => start + index)
  for (const port of ports) {
    const lock = await bind({ host: '127.0.0.1', port, exclusive: true }, name)
    if (!lock) continue
    const others = ports.filter((other) => other !== port)
    const isHeld = await Promise.all(others.map((other) => mayHold(other, name)))
    if (!isHeld.includes(true)) return lock
    await closed(lock)
    return undefined
  }
  return undefined
}

/** Undefined when the place is taken. */
function bind(place: ListenOptions, name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(name)
    })
    server.unref()
    server.once('listening', () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(place)
  })
}

/** Whoever is too busy to answer may be the holder; two in one folder would be worse than one refused. */
async function mayHold(port: number, name: string): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const heard = new Promise<boolean>((resolve) => {
    let greeting = ''
    socket.on('data', (chunk) => (greeting += chunk.toString()))
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(greeting === name))
  })
  const answer = await Promise.race([heard, wait(greetingMs, true, { ref: false })])
  socket.destroy()
  return answer
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
