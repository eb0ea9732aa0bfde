/** The way to exchange the names of two properties or entities: a hint stays in its file, so each run would swap them again. */
export const swapAdvice =
  'Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.'
