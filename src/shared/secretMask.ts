/** Replaces a stored secret in answers; a client that sends it back means "keep what is stored". */
export const secretMask = '********'
