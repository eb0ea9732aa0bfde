/** The way in which an address is shown. */
export type MediaType = 'image' | 'video' | 'audio' | 'text'

/**
 * The media type of an address, by the end of its path: mp4 is a video, mp3 a sound, txt, csv, log, md and json a text,
 * anything else a picture.
 */
export function mediaTypeOf(address: string): MediaType {
  const [path = ''] = address.split(/[?#]/u)
  if (/\.mp4$/iu.test(path)) return 'video'
  if (/\.(?:txt|csv|log|md|json)$/iu.test(path)) return 'text'
  return /\.mp3$/iu.test(path) ? 'audio' : 'image'
}
