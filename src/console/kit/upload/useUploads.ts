import { useEffect, useRef, useState } from 'react'
import { bytesOf } from '../text/fileSize.ts'
import type { Upload, UploadedFile } from './Upload.ts'
import { isUnderway, uploadStatus } from './UploadItem.ts'
import type { UploadItem } from './UploadItem.ts'
import { uploadFailure } from './uploadFailure.ts'
import type { FailureWords } from './uploadFailure.ts'
import { useReportUploads } from './UploadsUnderWay.ts'

/** The words of an upload. */
export interface UploadWords extends FailureWords {
  tooLarge: (size: string) => string
  notImage: string
}

interface UploadsOptions {
  upload: Upload
  words: UploadWords
  /** As people write it. */
  maxSize?: string | undefined
  /** How many files may still be added. */
  room: number
  onUploaded: (file: UploadedFile) => void
}

/** The files on their way of one input: one after the other, each can be called off. */
export function useUploads({ upload, words, maxSize = '2M', room, onUploaded }: UploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [ignored, setIgnored] = useState<string>()
  const [calls] = useState(() => new Map<string, AbortController>())
  useReportUploads(items.some(isUnderway))
  // The form may have been changed while a file was on its way.
  const tell = useRef(onUploaded)
  useEffect(() => {
    tell.current = onUploaded
  }, [onUploaded])

  const change = (key: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const remove = (key: string) => {
    calls.get(key)?.abort()
    setItems((all) => all.filter((item) => item.key !== key || release(item)))
  }

  const send = async ({ key, file }: UploadItem, put: Upload) => {
    const call = calls.get(key)
    if (!call || call.signal.aborted) return
    change(key, { status: uploadStatus.uploading, percent: 0 })
    try {
      const uploaded = await put(file, {
        signal: call.signal,
        onProgress: (percent) => change(key, { percent }),
      })
      tell.current(uploaded)
      remove(key)
    } catch (error) {
      if (call.signal.aborted) return
      change(key, { status: uploadStatus.error, message: uploadFailure(error, words) })
    } finally {
      calls.delete(key)
    }
  }

  /** The pictures that are not too large; says why others are left out. */
  const fitting = (files: readonly File[]): File[] => {
    const limit = bytesOf(maxSize) ?? Number.POSITIVE_INFINITY
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const left = pictures.filter(({ size }) => size <= limit)
    const reason = left.length < pictures.length ? words.tooLarge(maxSize) : words.notImage
    setIgnored(left.length < files.length ? reason : undefined)
    return left.slice(0, room)
  }

  const start = async (files: readonly File[]) => {
    const added = files.map(itemOf)
    for (const { key } of added) calls.set(key, new AbortController())
    setItems((all) => [...all.filter(({ status }) => status !== uploadStatus.error), ...added])
    // One after the other: a phone's connection shared by nine pictures finishes none of them.
    for (const item of added) await send(item, upload)
  }

  return {
    items,
    /** Why files were left out, or why the last one failed. */
    notice: ignored ?? items.findLast(({ status }) => status === uploadStatus.error)?.message,
    fitting,
    /** Sends files that fit, or that were made here of one that did. */
    start: (files: readonly File[]) => void start(files),
    remove,
  }
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

function release({ src }: UploadItem): false {
  URL.revokeObjectURL(src)
  return false
}
