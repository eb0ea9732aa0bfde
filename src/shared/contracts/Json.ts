/** Any value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A JSON object, such as a record on its way in or out. */
export type JsonObject = { readonly [key: string]: Json }

/** A JSON Schema (draft-07) as the generator prints it: without $ref, and without our own keywords except `x-` notes. */
export type JsonSchema = JsonObject
