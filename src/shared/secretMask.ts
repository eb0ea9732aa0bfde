/** Stands in answers where a stored secret is; sent back, it means "keep what is stored". */
export const secretMask = '********'
