// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { goodInputSchema } from '#generated/schemas/good.ts'
import { branches, validateGood } from '#generated/validators/good.js'

/** 商品 / Good */
export const goodForm: ResourceForm = {
  schema: goodInputSchema,
  uiSchema: {
    'ui:order': [
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
    version: { 'ui:widget': 'hidden' },
    price: { 'ui:options': { unit: 'money', scale: 2 } },
    min_price: { 'ui:options': { unit: 'money', scale: 2 } },
    first_price: { 'ui:options': { unit: 'money', scale: 2 } },
    status: {
      'ui:widget': 'radio',
      'ui:options': {
        options: [
          { value: 'draft', color: 'default' },
          { value: 'normal', color: 'success' },
          { value: 'sold_out', color: 'warning' },
        ],
      },
    },
    summary: { 'ui:widget': 'textarea' },
    image: { 'ui:widget': 'image' },
    images: { 'ui:widget': 'images' },
    description: { 'ui:widget': 'richText' },
    createdAt: { 'ui:widget': 'hidden' },
    updatedAt: { 'ui:widget': 'hidden' },
  },
  validate: validateGood,
  branches: branches,
}
