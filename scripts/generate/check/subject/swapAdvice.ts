/** How two properties, or two entities, exchange their names: a hint stays in its file, so each run would do a swap again. */
export const swapAdvice =
  'Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.'
