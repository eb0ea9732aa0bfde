import type { Upload } from '#console/kit/upload/Upload.ts'

interface Simulation {
  /** The duration in milliseconds. */
  duration: number
  /** The message with which the upload fails; without it the upload succeeds. */
  refusal?: string | undefined
}

const steps = 20

/** An upload that sends nothing, because the samples must not store test files on a server. */
export function simulatedUpload({ duration, refusal }: Simulation): Upload {
  return async (file, { onProgress, signal } = {}) => {
    for (let step = 1; step <= steps; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each step takes its time
      await sleep(duration / steps)
      signal?.throwIfAborted()
      onProgress?.((step / steps) * 100)
    }
    if (refusal !== undefined) throw new Error(refusal)
    return { url: URL.createObjectURL(file), name: file.name, size: file.size, type: file.type }
  }
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}
