import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** The differences between a started program's environment and that of this process. */
export interface RunOptions {
  environment?: Readonly<Record<string, string>>
}

/** Runs a program in the project's root to its end, sharing the terminal; returns its exit code. */
export function run(
  program: string,
  programArguments: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const child = spawn(program, programArguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...options.environment },
  })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  // Ctrl+C reaches the child directly; this process only has to outlive it.
  const ignore = () => {}
  process.on('SIGTERM', passOn).on('SIGINT', ignore)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', passOn).off('SIGINT', ignore)
      resolve(status ?? (signal ? 130 : 1))
    })
  })
}

/** Runs a TypeScript file of the project. */
export function runScript(
  file: string,
  scriptArguments: readonly string[] = [],
  options: RunOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', join(root, file), ...scriptArguments], options)
}

/** Runs a command of a package, e.g. `vitest`, from the file that its package.json names. */
export function runTool(
  file: string,
  toolArguments: readonly string[] = [],
  options: RunOptions = {},
): Promise<number> {
  return run(process.execPath, [join(root, 'node_modules', file), ...toolArguments], options)
}
