import { useEffect, useRef, useState } from 'react'
import { joinSentences } from '#shared/words/joinSentences.ts'
import { bytesOf } from '../text/fileSize.ts'
import type { Upload, UploadedFile } from './Upload.ts'
import { isStillListed, isUnderway, uploadStatus } from './UploadItem.ts'
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
  /** The largest size as people write it. Without it, pictures have a limit of 2M. */
  maxSize?: string | undefined
  /** The number of files that may still be added. */
  room: number
  onUploaded: (file: UploadedFile) => void
  /** Called on each step of each file: it waits, is sent, is done, has failed, or is removed. */
  onItem?: ((item: UploadItem) => void) | undefined
}

/** The uploads of one input: one runs at a time, and each can be cancelled. */
export function useUploads({ upload, words, maxSize, room, onUploaded, onItem }: UploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [ignored, setIgnored] = useState<string>()
  const [calls] = useState(() => new Map<string, AbortController>())
  // One at a time, because nine pictures that share a phone's connection would all stay unfinished.
  const queue = useRef(Promise.resolve())
  useReportUploads(items.some(isUnderway))
  // The latest callbacks, because the form may have changed during an upload.
  const callbacks = useRef({ onUploaded, onItem })
  useEffect(() => {
    callbacks.current = { onUploaded, onItem }
  }, [onUploaded, onItem])

  const put = (next: UploadItem) => {
    const after = isStillListed(next) ? [next] : []
    setItems((all) => all.flatMap((item) => (item.key === next.key ? after : [item])))
    if (!isStillListed(next)) URL.revokeObjectURL(next.src)
    callbacks.current.onItem?.(next)
  }
  const remove = (item: UploadItem) => {
    calls.get(item.key)?.abort()
    put({ ...item, status: uploadStatus.removed })
  }

  const send = async (waiting: UploadItem, { signal }: AbortController) => {
    if (signal.aborted) return
    let item = waiting
    const move = (part: Partial<UploadItem>) => {
      // The input no longer shows a cancelled file.
      if (signal.aborted) return
      item = { ...item, ...part }
      put(item)
    }
    move({ status: uploadStatus.uploading })
    try {
      const uploaded = await upload(item.file, { signal, onProgress: (percent) => move({ percent }) })
      if (!signal.aborted) callbacks.current.onUploaded(uploaded)
      move({ status: uploadStatus.done, percent: 100 })
    } catch (error) {
      move({ status: uploadStatus.error, message: uploadFailure(error, words) })
    }
  }
  const line = (item: UploadItem) => {
    const call = new AbortController()
    calls.set(item.key, call)
    callbacks.current.onItem?.(item)
    queue.current = queue.current.then(() => send(item, call)).finally(() => calls.delete(item.key))
  }

  /** The pictures that are not too large, as many as there is room for; also sets the notice about the others. */
  const fitting = (files: readonly File[]): File[] => {
    const limit = maxSize ?? usualSize
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const left = notLarger(pictures, limit)
    const reason = left.length < pictures.length ? words.tooLarge(limit) : words.notImage
    return withRoom(left, left.length < files.length ? reason : undefined)
  }
  /** The files of any kind that are not too large, as many as there is room for; also sets the notice about the others. */
  const small = (files: readonly File[]): File[] => {
    const left = notLarger(files, maxSize)
    return withRoom(left, left.length < files.length ? words.tooLarge(maxSize ?? '') : undefined)
  }
  /** The files for which there is room; sets the notice, which includes the given reason why others were left out before. */
  const withRoom = (files: readonly File[], reason: string | undefined): File[] => {
    const kept = files.slice(0, Math.max(0, room - items.filter(isUnderway).length))
    const beyond = files.length - kept.length
    const reasons = joinSentences([reason, beyond > 0 && words.noRoom(beyond)])
    setIgnored(reasons === '' ? undefined : reasons)
    return kept
  }

  return {
    items,
    /** The reason why files were left out, or why the last upload failed. */
    notice: ignored ?? items.findLast(({ status }) => status === uploadStatus.error)?.message,
    fitting,
    small,
    /** Sends files that fit, or files that were made here from fitting ones. */
    start: (files: readonly File[]) => {
      for (const item of items) if (item.status === uploadStatus.error) remove(item)
      const added = files.map(itemOf)
      setItems((all) => [...all, ...added])
      for (const item of added) line(item)
    },
    /** Sends a failed file again. */
    retry: ({ message: _message, ...failed }: UploadItem) => {
      const item: UploadItem = { ...failed, status: uploadStatus.wait, percent: 0 }
      put(item)
      line(item)
    },
    /** Removes a file from the input; a waiting file is not sent, and a running upload is cancelled. */
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
