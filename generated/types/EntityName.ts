// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

/** The name of an entity, as its schema file is called. */
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
