import type { FieldType } from '#shared/contracts/Resource.ts'

/** The input for each type of property, unless the schema names another one. */
export const widgetOfType = {
  text: 'text',
  longText: 'textarea',
  richText: 'richText',
  integer: 'number',
  number: 'number',
  money: 'money',
  percent: 'percent',
  boolean: 'switch',
  enum: 'select',
  enums: 'multiSelect',
  reference: 'reference',
  references: 'references',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  email: 'email',
  url: 'url',
  image: 'image',
  images: 'images',
  tags: 'tags',
  secret: 'secret',
  json: 'json',
  object: 'object',
  rows: 'rows',
} as const satisfies Record<FieldType, string>
