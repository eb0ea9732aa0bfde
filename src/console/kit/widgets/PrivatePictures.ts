import { createContext } from 'react'
import type { LoadMedia } from './mediaPreview/useMediaSource.ts'

/** The function that fetches small versions of private pictures; it stays the same for the same record. */
export const PrivatePictures = createContext<LoadMedia | undefined>(undefined)
