import { useEffect, useRef, useState } from 'react'
import { sentences } from '#shared/words/sentences.ts'
import { bytesOf } from '../text/fileSize.ts'
import type { Upload, UploadedFile } from './Upload.ts'
import { isShown, isUnderway, uploadStatus } from './UploadItem.ts'
import type { UploadItem } from './UploadItem.ts'
import { uploadFailure } from './uploadFailure.ts'
import type { FailureWords } from './uploadFailure.ts'
import { useReportUploads } from './UploadsUnderWay.ts'

/** The words of an upload. */
export interface UploadWords extends FailureWords {
  tooLarge: (size: string) => string
  notImage: string
  noRoom: (count: number) => string
}

interface UploadsOptions {
  upload: Upload
  words: UploadWords
  /** As people write it; pictures: 2M, unless it says otherwise. */
  maxSize?: string | undefined
  /** How many files may still be added. */
  room: number
  onUploaded: (file: UploadedFile) => void
  /** Told of each step of each file: it waits, is sent, is done, has failed, is removed. */
  onItem?: ((item: UploadItem) => void) | undefined
}

/** The files on their way of one input: one after the other, each can be called off. */
export function useUploads({ upload, words, maxSize, room, onUploaded, onItem }: UploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [ignored, setIgnored] = useState<string>()
  const [calls] = useState(() => new Map<string, AbortController>())
  // One after the other: a phone's connection shared by nine pictures finishes none of them.
  const queue = useRef(Promise.resolve())
  useReportUploads(items.some(isUnderway))
  // The form may have been changed while a file was on its way.
  const told = useRef({ onUploaded, onItem })
  useEffect(() => {
    told.current = { onUploaded, onItem }
  }, [onUploaded, onItem])

  const put = (next: UploadItem) => {
    const after = isShown(next) ? [next] : []
    setItems((all) => all.flatMap((item) => (item.key === next.key ? after : [item])))
    if (!isShown(next)) URL.revokeObjectURL(next.src)
    told.current.onItem?.(next)
  }
  const remove = (item: UploadItem) => {
    calls.get(item.key)?.abort()
    put({ ...item, status: uploadStatus.removed })
  }

  const send = async (waiting: UploadItem, { signal }: AbortController) => {
    if (signal.aborted) return
    let item = waiting
    const move = (part: Partial<UploadItem>) => {
      // Its input no longer shows what was called off.
      if (signal.aborted) return
      item = { ...item, ...part }
      put(item)
    }
    move({ status: uploadStatus.uploading })
    try {
      const uploaded = await upload(item.file, { signal, onProgress: (percent) => move({ percent }) })
      if (!signal.aborted) told.current.onUploaded(uploaded)
      move({ status: uploadStatus.done, percent: 100 })
    } catch (error) {
      move({ status: uploadStatus.error, message: uploadFailure(error, words) })
    }
  }
  const line = (item: UploadItem) => {
    const call = new AbortController()
    calls.set(item.key, call)
    told.current.onItem?.(item)
    queue.current = queue.current.then(() => send(item, call)).finally(() => calls.delete(item.key))
  }

  /** The pictures that are not too large, as many as there is room for; says why others are left out. */
  const fitting = (files: readonly File[]): File[] => {
    const limit = maxSize ?? usualSize
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const left = notLarger(pictures, limit)
    const reason = left.length < pictures.length ? words.tooLarge(limit) : words.notImage
    return withRoom(left, left.length < files.length ? reason : undefined)
  }
  /** Files of any kind that are not too large; says why others are left out. */
  const small = (files: readonly File[]): File[] => {
    const left = notLarger(files, maxSize)
    return withRoom(left, left.length < files.length ? words.tooLarge(maxSize ?? '') : undefined)
  }
  /** As many as there is room for; also says why others were left out before. */
  const withRoom = (files: readonly File[], reason: string | undefined): File[] => {
    const kept = files.slice(0, Math.max(0, room - items.filter(isUnderway).length))
    const beyond = files.length - kept.length
    const reasons = sentences([reason, beyond > 0 && words.noRoom(beyond)])
    setIgnored(reasons === '' ? undefined : reasons)
    return kept
  }

  return {
    items,
    /** Why files were left out, or why the last one failed. */
    notice: ignored ?? items.findLast(({ status }) => status === uploadStatus.error)?.message,
    fitting,
    small,
    /** Sends files that fit, or that were made here of one that did. */
    start: (files: readonly File[]) => {
      for (const item of items) if (item.status === uploadStatus.error) remove(item)
      const added = files.map(itemOf)
      setItems((all) => [...all, ...added])
      for (const item of added) line(item)
    },
    /** Sends a file again that failed. */
    retry: ({ message: _message, ...failed }: UploadItem) => {
      const item: UploadItem = { ...failed, status: uploadStatus.wait, percent: 0 }
      put(item)
      line(item)
    },
    /** Takes a file out of the input; one that waits is not sent, one that is being sent is called off. */
    remove,
  }
}

const usualSize = '2M'

function notLarger(files: readonly File[], maxSize: string | undefined): File[] {
  const limit = (maxSize === undefined ? undefined : bytesOf(maxSize)) ?? Number.POSITIVE_INFINITY
  return files.filter(({ size }) => size <= limit)
}

let made = 0

function itemOf(file: File): UploadItem {
  made += 1
  return {
    key: `upload-${made}`,
    src: URL.createObjectURL(file),
    status: uploadStatus.wait,
    percent: 0,
    file,
  }
}
