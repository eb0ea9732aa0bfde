import { formats } from '#shared/validation/formats.ts'

/** The formats that the validators check; others are not checked. */
export const knownFormats: ReadonlySet<string> = new Set(Object.keys(formats))
