// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

/** The name of an entity, which is the name of its schema file. */
export type EntityName =
  | 'audit'
  | 'department'
  | 'distribution'
  | 'distributionLog'
  | 'distributionVersion'
  | 'good'
  | 'logger'
  | 'menu'
  | 'order'
  | 'role'
  | 'user'
  | 'weChatConfig'
  | 'webhook'
  | 'webhookDelivery'
