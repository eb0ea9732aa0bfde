const longestSide = 320
// A picture of fewer bytes would not become much smaller.
const smallBytes = 30_000

/** A small version of a picture, so that lists load quickly; undefined if none is needed or the browser cannot make one. */
export async function smallPicture(file: File): Promise<Blob | undefined> {
  if (!file.type.startsWith('image/') || file.size <= smallBytes) return undefined
  // A file that the browser cannot read gets no small version.
  const picture = await createImageBitmap(file).catch(() => undefined)
  const small = picture && (await shrunk(picture).catch(() => undefined))
  picture?.close()
  // Browsers that cannot write WebP make a PNG instead.
  return small?.type === 'image/webp' && small.size < file.size ? small : undefined
}

async function shrunk(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const fit = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(fit(picture.width), fit(picture.height))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
}
