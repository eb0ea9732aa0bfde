import type { PicturePart } from './ImageCropper.tsx'

/** Cuts a part, given in per cent, out of a picture; the result is a JPEG on white. */
export async function cutImage(
  { image, crop: { x, y, width, height } }: PicturePart,
  { name, quality }: { name: string; quality: number },
): Promise<File | undefined> {
  const across = image.naturalWidth / 100
  const down = image.naturalHeight / 100
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * across))
  canvas.height = Math.max(1, Math.round(height * down))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(
    image,
    x * across,
    y * down,
    width * across,
    height * down,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined
}
