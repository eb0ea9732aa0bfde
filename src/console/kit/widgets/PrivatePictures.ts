import { createContext } from 'react'
import type { LoadMedia } from './mediaPreview/useMediaSource.ts'

/** How private pictures are fetched that are shown small; always the same function for the same record. */
export const PrivatePictures = createContext<LoadMedia | undefined>(undefined)
