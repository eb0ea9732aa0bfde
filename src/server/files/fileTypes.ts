/** The properties of files with an extension. */
export interface FileType {
  /** The content type of the answer. */
  type: string
  /** True if browsers show the file; other files are offered for download. */
  isPicture: boolean
}

const picture = (type: string): FileType => ({ type, isPicture: true })
const download = (type: string): FileType => ({ type, isPicture: false })

/** The types that may be uploaded, by the extension that fits the contents. An SVG can hold scripts, so it is no picture here. */
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
  // Without a charset: texts keep their original encoding, which the console detects when it shows one.
  txt: download('text/plain'),
}

/** The type of files with an extension; a plain download for one that may not be uploaded. */
export function typeOf(extension: string): FileType {
  return fileTypes[extension] ?? download('application/octet-stream')
}
