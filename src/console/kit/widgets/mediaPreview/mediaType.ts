/** How an address is shown. */
export type MediaType = 'image' | 'video' | 'audio'

/** What an address shows, by the end of its path: mp4 is a video, mp3 a sound, anything else a picture. */
export function mediaTypeOf(address: string): MediaType {
  const [path = ''] = address.split(/[?#]/u)
  if (/\.mp4$/iu.test(path)) return 'video'
  return /\.mp3$/iu.test(path) ? 'audio' : 'image'
}
