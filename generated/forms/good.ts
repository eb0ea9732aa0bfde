// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { goodInputSchema } from '#generated/schemas/good.ts'
import { branches, validateGood } from '#generated/validators/good.js'

/** 商品 / Good */
export const goodForm: ResourceForm = {
  schema: goodInputSchema,
  order: [
    'name',
    'summary',
    'status',
    'sequence',
    'price',
    'min_price',
    'first_price',
    'image',
    'images',
    'description',
    'id',
    'createdAt',
    'updatedAt',
    'version',
  ],
  validate: validateGood,
  branches: branches,
}
