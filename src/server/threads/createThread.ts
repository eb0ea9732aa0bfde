import { Worker } from 'node:worker_threads'

interface ThreadOptions {
  /** The URL of the starting module; the thread's file is in the same folder, in the sources and in a build. */
  beside: string
  /** The name of the file, without extension. */
  file: string
  /** The name shown by tools that list threads. */
  name: string
  workerData: unknown
}

/** Starts a thread from its source or, in a build, from its bundle; `serverThreads.ts` lists the bundled files. */
export function createThread({ beside, file, name, workerData }: ThreadOptions): Worker {
  const options = { workerData, execArgv: [], name }
  if (!beside.endsWith('.ts')) return new Worker(new URL(/* @vite-ignore */ `./${file}.js`, beside), options)
  // A worker does not inherit the TypeScript loader of Node 20's main thread.
  const loader = import.meta.resolve('tsx/esm/api')
  const source = new URL(`./${file}.ts`, beside).href
  const bootstrap = `import(${JSON.stringify(loader)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source)})
  })`
  return new Worker(bootstrap, { ...options, eval: true })
}
