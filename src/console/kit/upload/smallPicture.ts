const longestSide = 320
// A picture of so few bytes would not become much smaller.
const smallBytes = 30_000

/** A picture so small that a list of them loads at once; undefined where there is none to make, or the browser cannot. */
export async function smallPicture(file: File): Promise<Blob | undefined> {
  if (!file.type.startsWith('image/') || file.size <= smallBytes) return undefined
  // What the browser cannot read goes on its way as it is.
  const picture = await createImageBitmap(file).catch(() => undefined)
  const small = picture && (await shrunk(picture).catch(() => undefined))
  picture?.close()
  // Browsers that write no WebP make a PNG instead.
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
