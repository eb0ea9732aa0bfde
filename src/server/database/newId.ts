import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const bytesOfOne = 16
// Asking the system for random bytes for each id takes longer than the rest of making it.
const store = new Uint8Array(256 * bytesOfOne)
let used = store.length
let latestMs = 0
let sequence = 0

/** A new id: a UUIDv7 that sorts after all earlier ids of this process. */
export function newId(): string {
  const random = randomBytes()
  const now = Date.now()
  if (now > latestMs) {
    latestMs = now
    // Any start with room above it for counting up.
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1
  } else {
    sequence += 1
  }
  return v7({ random, msecs: latestMs, seq: sequence })
}

function randomBytes(): Uint8Array {
  if (used === store.length) {
    randomFillSync(store)
    used = 0
  }
  used += bytesOfOne
  return store.subarray(used - bytesOfOne, used)
}
