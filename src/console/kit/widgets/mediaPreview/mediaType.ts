/** How an address is shown. */
export type MediaType = 'image' | 'video' | 'audio' | 'text'

/** What an address shows, by the end of its path: mp4 is a video, mp3 a sound, txt, csv, log, md and json a text, anything else a picture. */
export function mediaTypeOf(address: string): MediaType {
  const [path = ''] = address.split(/[?#]/u)
  if (/\.mp4$/iu.test(path)) return 'video'
  if (/\.(?:txt|csv|log|md|json)$/iu.test(path)) return 'text'
  return /\.mp3$/iu.test(path) ? 'audio' : 'image'
}
