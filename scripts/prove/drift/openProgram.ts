import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import type { Project } from 'typescript/unstable/sync'

/** The rooms whose hand-written code is searched. */
const rooms = ['shared', 'server', 'console'] as const

/** A room and its hand-written files. */
export interface Room {
  project: Project
  files: readonly string[]
}

/** Runs work with the compiler's view of a project below the given root. */
export function withProgram<T>(root: string, work: (rooms: readonly Room[]) => T): T {
  const api = new API({ cwd: root })
  try {
    const configs = rooms.map((room) => join(root, 'src', room, 'tsconfig.json'))
    const snapshot = api.updateSnapshot({ openProjects: configs })
    const found = rooms.map((room, index) => {
      const project = snapshot.getProject(configs[index] ?? '')
      if (!project) throw new Error(`The compiler does not know src/${room}`)
      return {
        project,
        files: project.rootFiles.filter((file) => file.startsWith(join(root, 'src', room, '/'))),
      }
    })
    return work(found)
  } finally {
    api.close()
  }
}
