import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { copyCompiled } from '#scripts/steps/copyCompiled.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A copy of the project, like that of a developer who has just begun. */
export interface ProjectCopy {
  root: string
  read: (path: string) => string
  write: (path: string, text: string) => void
  /** Runs a file of the copy, or one of a package, with Node. */
  run: (file: string, args?: readonly string[], environment?: Record<string, string>) => ProgramEnd
  /** Compiles rooms of the copy, as far as they differ from the project's. */
  compile: (rooms: readonly string[]) => ProgramEnd
}

/** The end of a program: its exit status and its output. */
export interface ProgramEnd {
  status: number | null
  output: string
}

const everything = [
  'schemas generated src scripts tests docs public index.html README.md',
  'package.json package-lock.json tsconfig.base.json tsconfig.json',
  'vite.config.ts vitest.config.ts .oxlintrc.json .oxfmtrc.json',
].flatMap((line) => line.split(' '))

/** Copies the given parts of the project, or all of it, with the same packages; the copy is removed after the block. */
export function copyProject(parts: readonly string[] = everything): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'fenxiao-copy-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  for (const part of parts) cpSync(join(projectRoot, part), join(root, part), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const run: ProjectCopy['run'] = (file, args = [], environment = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...environmentOfPeople(), ...environment },
    })
    return { status, output: `${stdout}${stderr}` }
  }
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    run,
    compile: (rooms) => {
      copyCompiled(root)
      return run('node_modules/typescript/bin/tsc', ['--build', ...rooms])
    },
  }
}

/** The environment without Vitest's variables for its workers, which would make a second Vitest take itself for one. */
function environmentOfPeople(): NodeJS.ProcessEnv {
  const { NODE_ENV: _env, VITEST: _vitest, NODE_OPTIONS: _options, ...rest } = process.env
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST_')))
}
