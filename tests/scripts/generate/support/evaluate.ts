import { execFileSync } from 'node:child_process'
import type { Json } from '#shared/contracts/Json.ts'
import type { Project } from './buildProject.ts'

/** Runs statements in a process of their own, inside the project, and returns their result as JSON. */
export function evaluate(project: Project, body: string, flags: readonly string[] = []): Json {
  const program = `console.log(JSON.stringify(await (async () => {${body}})()))`
  const output = execFileSync(
    process.execPath,
    [...flags, '--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: project.root, encoding: 'utf8' },
  )
  return JSON.parse(output)
}
