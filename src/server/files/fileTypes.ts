/** What is known of files with an extension. */
export interface FileType {
  /** Content type they are served with. */
  type: string
  /** Shown by browsers; everything else is offered for download. */
  isPicture: boolean
}

const picture = (type: string): FileType => ({ type, isPicture: true })
const download = (type: string): FileType => ({ type, isPicture: false })

/** What may be uploaded, by the extension that follows from the contents. An SVG can hold scripts, so it is no picture here. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  png: picture('image/png'),
  jpg: picture('image/jpeg'),
  gif: picture('image/gif'),
  webp: picture('image/webp'),
  avif: picture('image/avif'),
  svg: download('image/svg+xml'),
  pdf: download('application/pdf'),
  docx: download('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: download('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  zip: download('application/zip'),
  mp3: download('audio/mpeg'),
  mp4: download('video/mp4'),
  webm: download('video/webm'),
  // Without a charset: texts keep the encoding they came in, and the console finds it when it shows one.
  txt: download('text/plain'),
}

/** What is known of files with an extension; of one that may not be uploaded, nothing. */
export function typeOf(extension: string): FileType {
  return fileTypes[extension] ?? download('application/octet-stream')
}
