// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { menuInputSchema } from '#generated/schemas/menu.ts'
import { branches, validateMenu } from '#generated/validators/menu.js'

/** 菜单 / Menu */
export const menuForm: ResourceForm = {
  schema: menuInputSchema,
  uiSchema: {
    'ui:order': [
      'type',
      'code',
      'name',
      'parent_id',
      'path',
      'sequence',
      'status',
      'description',
      'resources',
      'properties',
      'id',
      'parent_name',
      'created_at',
      'updated_at',
      'version',
    ],
    version: { 'ui:widget': 'hidden' },
    type: {
      'ui:widget': 'radio',
      'ui:options': {
        options: [{ value: 'page', color: 'primary' }, { value: 'button', color: 'default' }],
      },
    },
    status: {
      'ui:widget': 'radio',
      'ui:options': {
        options: [
          { value: 'enabled', color: 'success' },
          { value: 'disabled', color: 'default' },
        ],
      },
    },
    description: { 'ui:widget': 'textarea' },
    properties: {
      'ui:widget': 'json',
      layout: {
        'ui:options': {
          options: [
            { value: 'basic', color: 'default' },
            { value: 'custom', color: 'default' },
            { value: 'routeView', color: 'default' },
            { value: 'user', color: 'default' },
          ],
        },
      },
      target: {
        'ui:options': {
          options: [{ value: '_blank', color: 'default' }, { value: '_self', color: 'default' }],
        },
      },
      type: {
        'ui:options': {
          options: [{ value: 'link', color: 'default' }, { value: 'iframe', color: 'default' }],
        },
      },
    },
    parent_id: { 'ui:widget': 'tree', 'ui:options': { entity: 'menu' } },
    parent_name: { 'ui:widget': 'hidden' },
    resources: {
      'ui:widget': 'apiCalls',
      items: {
        method: {
          'ui:options': {
            options: [
              { value: 'GET', color: 'default' },
              { value: 'POST', color: 'default' },
              { value: 'PUT', color: 'default' },
              { value: 'PATCH', color: 'default' },
              { value: 'DELETE', color: 'default' },
            ],
          },
        },
      },
    },
    created_at: { 'ui:widget': 'hidden' },
    updated_at: { 'ui:widget': 'hidden' },
  },
  validate: validateMenu,
  branches: branches,
}
