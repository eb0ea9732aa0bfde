/** The zoom of a picture, and its rotation in degrees. */
export interface View {
  /** 1 shows the whole picture. */
  scale: number
  rotation: number
}

export const plainView: View = { scale: 1, rotation: 0 }

const [step, largest] = [0.5, 5]

/** The view zoomed by one step in or out; never smaller than the whole picture. */
export function zoomed(view: View, direction: 1 | -1): View {
  return { ...view, scale: Math.min(largest, Math.max(1, view.scale + direction * step)) }
}

/** The view rotated by 90 degrees. */
export function turned(view: View, direction: 1 | -1): View {
  return { ...view, rotation: view.rotation + direction * 90 }
}

export const canZoomIn = ({ scale }: View): boolean => scale < largest
export const canZoomOut = ({ scale }: View): boolean => scale > 1

interface Size {
  width: number
  height: number
}

/** The drawn size of a picture: at scale 1 the rotated picture fits into the room and is not enlarged. */
export function drawnSize(natural: Size, room: Size, { scale, rotation }: View): Size {
  const across = isUpright(rotation) ? natural : { width: natural.height, height: natural.width }
  const fit = Math.min(1, room.width / across.width, room.height / across.height)
  return { width: natural.width * fit * scale, height: natural.height * fit * scale }
}

/** Whether a rotated picture's width is still horizontal. */
export function isUpright(rotation: number): boolean {
  return rotation % 180 === 0
}
